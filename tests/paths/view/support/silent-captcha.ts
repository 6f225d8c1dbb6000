import { captchaMachine } from '../../../../machines/captcha/captcha.machine.ts';
import { withGates } from '../../harness/gate.ts';

/** A captcha that never answers by itself: what it would say to the flow is said in its place. */
export const silentCaptcha = withGates(captchaMachine);
