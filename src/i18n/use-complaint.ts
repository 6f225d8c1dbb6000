import { useTranslation } from 'react-i18next';
import { limits } from '../../contract/limits.ts';
import type { Complaint } from '../../machines/complaint.ts';

/** Turns what a machine complains of into the sentence that the visitor reads. */
export function useComplaint(): (complaint: Complaint) => string {
  const { t } = useTranslation();
  return (complaint) =>
    'message' in complaint ? complaint.message : t(complaint.key, { max: limits.urlsPerSearch, urls: '', reason: '' });
}
