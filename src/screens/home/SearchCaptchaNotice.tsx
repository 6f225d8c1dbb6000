import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { providerOf } from '../../../machines/captcha/captcha.selectors.ts';
import type { Flows } from '../../flow/flows.ts';
import { CaptchaNotice } from '../../widgets/captcha-notice/CaptchaNotice.tsx';
import type { SearchActor } from './SearchForm.tsx';

const captchaOf = (snapshot: SnapshotFrom<Flows['search']>) => snapshot.children.captcha;

/** How the search form is protected; proof of work until the server says otherwise. */
export function SearchCaptchaNotice({ search }: { search: SearchActor }) {
  const captcha = useSelector(search, captchaOf);
  const provider = useSelector(captcha, (snapshot) => (snapshot ? providerOf(snapshot) : null));
  return <CaptchaNotice provider={provider ?? 'pow'} />;
}
