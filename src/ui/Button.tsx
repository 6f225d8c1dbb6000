import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

/** link: looks like a link in running text, for actions that lead nowhere. */
type Variant = 'primary' | 'secondary' | 'quiet' | 'link';

interface Look {
  variant?: Variant;
  /** Takes the whole width of its container. */
  wide?: boolean;
}

const classesOf = ({ variant = 'primary', wide = false }: Look) =>
  classNames(styles.button, styles[variant], wide && styles.wide);

/** A push button; `type` is 'button' unless said otherwise, so that none submits a form by accident. */
export function Button({
  variant,
  wide,
  type = 'button',
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...rest} type={type} className={classesOf({ ...(variant && { variant }), ...(wide && { wide }) })} />;
}

/** A link within the app that looks like a button. */
export function ButtonLink({ variant, wide, href, children }: Look & { href: string; children: string }) {
  return (
    <Link href={href} className={classesOf({ ...(variant && { variant }), ...(wide && { wide }) })}>
      {children}
    </Link>
  );
}
