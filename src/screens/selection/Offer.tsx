import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Offer.module.css';

interface OfferProps {
  title: string;
  price: string;
  priceNote: string;
  text: string;
  features: readonly string[];
  /** The button that takes it. */
  children: ReactNode;
}

/** One of the two reports with its price and what it holds. */
export function Offer({ title, price, priceNote, text, features, children }: OfferProps) {
  return (
    <section className={styles.offer} aria-label={title}>
      <h2>{title}</h2>
      <p>
        <strong className={styles.price}>{price}</strong>
        <span className={styles.note}>{priceNote}</span>
      </p>
      <p>{text}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
