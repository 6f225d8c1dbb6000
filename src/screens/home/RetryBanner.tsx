import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { retryReasonOf } from '../../../machines/search/search.selectors.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { SearchActor } from './SearchForm.tsx';

/** Why the visitor is here again, when a failed search is tried once more. */
export function RetryBanner({ search }: { search: SearchActor }) {
  const { t } = useTranslation('home');
  const reason = useSelector(search, retryReasonOf);
  if (!reason) return null;
  return reason === 'apify_no_results' ? (
    <Notice tone="warning" title={t('retry.noResultsTitle')}>
      <p>{t('retry.noResultsText')}</p>
    </Notice>
  ) : (
    <Notice tone="warning" title={t('retry.genericTitle')}>
      <p>{t('retry.genericText')}</p>
    </Notice>
  );
}
