import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from './Button.tsx';

interface NavButtonProps {
  to: string;
  children: ReactNode;
  /** Handed to the next screen. */
  state?: unknown;
  variant?: 'primary' | 'secondary' | 'quiet';
  wide?: boolean;
}

/** A button that opens another screen. */
export function NavButton({ to, state = null, ...rest }: NavButtonProps) {
  return <Button {...rest} onClick={() => navigate(to, { state })} />;
}
