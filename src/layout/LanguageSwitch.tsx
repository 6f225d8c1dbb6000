import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { languageOf } from '../../machines/language/language.selectors.ts';
import type { Flows } from '../flow/flows.ts';
import styles from './LanguageSwitch.module.css';

type LanguageActor = ActorRefFrom<Flows['language']>;

const LanguageContext = createContext<LanguageActor | null>(null);

/** Provides the page's one language flow. */
export const LanguageProvider = LanguageContext.Provider;

const choices = [
  { language: 'de', label: 'DE', title: 'languageGerman' },
  { language: 'en', label: 'EN', title: 'languageEnglish' },
] as const;

function Choices({ actor }: { actor: LanguageActor }) {
  const { t } = useTranslation();
  const current = useSelector(actor, languageOf);
  return (
    <fieldset className={styles.switch}>
      <legend className="visuallyHidden">{t('languageSwitch')}</legend>
      {choices.map(({ language, label, title }) => (
        <button
          key={language}
          type="button"
          className={styles.choice}
          title={t(title)}
          aria-pressed={language === current}
          onClick={() => actor.send({ type: 'language.chosen', language })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** The two language buttons. */
export function LanguageSwitch() {
  const actor = useContext(LanguageContext);
  return actor && <Choices actor={actor} />;
}
