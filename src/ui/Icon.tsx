import styles from './Icon.module.css';

/** Outlines on a 24 × 24 grid, drawn for this product. */
const outlines = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  building: 'M5 21V5l7-3v19M12 8l7 3v10M3 21h18M8 8h1M8 12h1M8 16h1M15.500 14h.5M15.500 17.500h.5',
  calendar: 'M4 6h16v15H4zM4 10h16M8 3v4M16 3v4',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 7v5.500l3.500 2',
  close: 'M6 6l12 12M18 6L6 18',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9',
  hash: 'M9 3L7 21M17 3l-2 18M4 9h17M3 15h17',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 11v6M12 7.500v.1',
  lock: 'M6 11h12v10H6zM8.500 11V7.500a3.500 3.500 0 0 1 7 0V11',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  phone: 'M5 3h4l2 5-2.500 2a12 12 0 0 0 5.500 5.500L16 13l5 2v4a2 2 0 0 1-2 2C10 21 3 14 3 5a2 2 0 0 1 2-2',
  pin: 'M12 21s7-6.500 7-11.500a7 7 0 1 0-14 0C5 14.500 12 21 12 21M12 7a2.500 2.500 0 1 0 0 5 2.500 2.500 0 1 0 0-5',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 1 0 0-13M15.500 15.500L21 21',
  shield: 'M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6zM8.500 12l2.500 2.500 4.500-5',
  thumb:
    'M7 11v10H3V11zM7 11l4-8c2 0 3 1.500 2.500 3.500L13 9h6a2 2 0 0 1 2 2.300l-1.200 7.500A2.500 2.500 0 0 1 17.300 21H7',
  warning: 'M12 3.500l9.500 17h-19zM12 10v4.500M12 17.500v.1',
} as const;

export type IconName = keyof typeof outlines;

/** A decorative icon in the colour of the text; the words beside it carry the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}
