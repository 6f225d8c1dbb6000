import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { RecaptchaSocket } from './recaptcha-port.ts';

const Recaptcha = lazy(() => import('./Recaptcha.tsx'));

/**
 * Where the reCAPTCHA provider sits once a form wants it. Beside the application instead of around it,
 * because wrapping the page later would mount all of it anew and lose what was typed.
 */
export function RecaptchaSeat({ socket }: { socket: RecaptchaSocket }) {
  const siteKey = useSyncExternalStore(socket.subscribe, socket.siteKey);
  return (
    siteKey && (
      <Suspense>
        <Recaptcha siteKey={siteKey} connect={socket.connect} />
      </Suspense>
    )
  );
}
