import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { limits } from '../../../contract/limits.ts';
import { isSearchBlocked, isSearching, searchTextOf } from '../../../machines/search/search.selectors.ts';
import type { Flows } from '../../flow/flows.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SearchCaptchaNotice } from './SearchCaptchaNotice.tsx';
import { SearchNotes } from './SearchNotes.tsx';

export type SearchActor = ActorRefFrom<Flows['search']>;

/** The field for website addresses and its button. */
export function SearchForm({ search }: { search: SearchActor }) {
  const { t } = useTranslation('home');
  const text = useSelector(search, searchTextOf);
  const blocked = useSelector(search, isSearchBlocked);
  const searching = useSelector(search, isSearching);

  // Enter searches, as in any search field; Shift+Enter starts a new line.
  const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <Form onSubmit={() => search.send({ type: 'form.submit' })}>
      <TextArea
        id="website"
        label={t('form.label')}
        hint={t('form.hint', { max: limits.urlsPerSearch })}
        placeholder={t('form.placeholder')}
        rows={1}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        readOnly={searching}
        onFocus={() => search.send({ type: 'field.focused' })}
        onChange={(event) => search.send({ type: 'field.changed', text: event.target.value })}
        onKeyDown={submitOnEnter}
      />
      <SearchNotes search={search} />
      <Button type="submit" wide disabled={blocked}>
        <Icon name="search" />
        {searching ? t('form.submitting') : t('form.submit')}
      </Button>
      <SearchCaptchaNotice search={search} />
    </Form>
  );
}
