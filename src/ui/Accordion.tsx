import styles from './Accordion.module.css';
import { Summary } from './Summary.tsx';

interface AccordionProps {
  /** Shared by the items: the browser keeps one of them open at a time. */
  name: string;
  title: string;
  items: ReadonlyArray<{ question: string; answer: string }>;
}

/** Questions and answers as native disclosures, one open at a time. */
export function Accordion({ name, title, items }: AccordionProps) {
  return (
    <section className={styles.accordion} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      <div className={styles.items}>
        {items.map(({ question, answer }) => (
          <details key={question} name={name} className={styles.item}>
            <Summary padded>{question}</Summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
