import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../contract/limits.ts';
import {
  invalidUrlsOf,
  type SearchNote,
  searchComplaintShown,
  searchNoteOf,
} from '../../../machines/search/search.selectors.ts';
import { useComplaint } from '../../i18n/use-complaint.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { SearchActor } from './SearchForm.tsx';

function Missing() {
  const { t } = useTranslation();
  return <Notice tone="error">{t('error.urlRequired')}</Notice>;
}

function Invalid({ search }: { search: SearchActor }) {
  const { t } = useTranslation();
  const urls = useSelector(search, invalidUrlsOf);
  return <Notice tone="error">{t('error.invalidUrls', { urls })}</Notice>;
}

function TooMany() {
  const { t } = useTranslation();
  return <Notice tone="error">{t('error.tooManyUrls', { max: limits.urlsPerSearch })}</Notice>;
}

function Warned() {
  const { t } = useTranslation('home');
  return <Notice tone="warning">{t('form.noCompanyData')}</Notice>;
}

function Refused({ search }: { search: SearchActor }) {
  const say = useComplaint();
  const complaint = useSelector(search, searchComplaintShown);
  return complaint && <Notice tone="error">{say(complaint)}</Notice>;
}

const notes: Record<SearchNote, (props: { search: SearchActor }) => React.ReactNode> = {
  none: () => null,
  missing: Missing,
  invalid: Invalid,
  tooMany: TooMany,
  warned: Warned,
  refused: Refused,
};

/** What the form has to say about its text. */
export function SearchNotes({ search }: { search: SearchActor }) {
  const Note = notes[useSelector(search, searchNoteOf)];
  return <Note search={search} />;
}
