import { classNames } from './class-names.ts';
import styles from './Stars.module.css';

const steps = [1, 2, 3, 4, 5] as const;
const outline =
  'M12 2.500l2.900 6.200 6.600.8-4.900 4.600 1.300 6.700L12 17.500l-5.900 3.300 1.300-6.700L2.500 9.500l6.600-.8z';

function Star({ filled }: { filled: boolean }) {
  return (
    <svg className={classNames(styles.star, filled && styles.filled)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} />
    </svg>
  );
}

/** A rating as five stars, rounded to whole ones; `label` says the exact figure. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {steps.map((step) => (
        <Star key={step} filled={step <= Math.round(rating)} />
      ))}
    </span>
  );
}

interface StarInputProps {
  name: string;
  legend: string;
  /** 0 while nothing is chosen. */
  value: number;
  labelOf: (stars: number) => string;
  onChoose: (stars: number) => void;
}

/** Five stars to choose from: native radio buttons, so that arrow keys work everywhere. */
export function StarInput({ name, legend, value, labelOf, onChoose }: StarInputProps) {
  return (
    <fieldset className={styles.input}>
      <legend>{legend}</legend>
      <div className={styles.stars}>
        {steps.map((step) => (
          <label key={step} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={step}
              checked={value === step}
              aria-label={labelOf(step)}
              onChange={() => onChoose(step)}
            />
            <Star filled={step <= value} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
