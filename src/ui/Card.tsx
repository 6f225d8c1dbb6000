import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names.ts';

interface CardProps {
  children: ReactNode;
  /** Names the region after the heading with this id. */
  labelledBy?: string;
  tone?: 'plain' | 'brand';
  /** Centres a narrow message card. */
  narrow?: boolean;
}

/** A raised surface that groups what belongs together. */
export function Card({ children, labelledBy, tone = 'plain', narrow = false }: CardProps) {
  const className = classNames(styles.card, tone === 'brand' && styles.brand, narrow && styles.narrow);
  return labelledBy ? (
    <section className={className} aria-labelledby={labelledBy}>
      {children}
    </section>
  ) : (
    <div className={className}>{children}</div>
  );
}
