import { useTranslation } from 'react-i18next';
import type { Texts } from './texts.ts';

/** Names the page in the browser's tab and history. */
export function PageTitle({ of }: { of: keyof Texts['common']['title'] }) {
  const { t } = useTranslation();
  return <title>{t(`title.${of}`)}</title>;
}
