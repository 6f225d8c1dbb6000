import { useEffect } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import type { RecaptchaSocket } from './recaptcha-port.ts';

type Connect = Pick<RecaptchaSocket, 'connect'>;

function Connection({ connect }: Connect) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) connect(executeRecaptcha);
  }, [executeRecaptcha, connect]);
  return null;
}

/** Loads the provider's script, and connects it to the flows when it is ready. */
export default function Recaptcha({ siteKey, connect }: { siteKey: string } & Connect) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={{ async: true, defer: true }}>
      <Connection connect={connect} />
    </GoogleReCaptchaProvider>
  );
}
