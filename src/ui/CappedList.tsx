import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './CappedList.module.css';

interface CappedListProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Items shown before the rest is asked for. */
  cap: number;
  showAll: string;
  showLess: string;
  children: (item: Item) => ReactNode;
}

/** A list that shows its first items, and the rest on demand. */
export function CappedList<Item extends { id: string }>(props: CappedListProps<Item>) {
  const { items, cap, showAll, showLess, children } = props;
  const [expanded, setExpanded] = useState(false);
  const shown = expanded ? items : items.slice(0, cap);
  return (
    <div className={styles.capped}>
      <ul className={styles.list}>
        {shown.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {items.length > cap && (
        <Button variant="quiet" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? showLess : showAll}
        </Button>
      )}
    </div>
  );
}
