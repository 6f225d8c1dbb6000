import { useTranslation } from 'react-i18next';
import type { ReportCompany, Signal } from '../../../contract/report.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { isWideLayout } from '../../ui/wide-layout.ts';
import { CopyText } from '../../widgets/copy/CopyText.tsx';
import { registerOf } from './registers.ts';
import styles from './Signals.module.css';
import { Source } from './Source.tsx';
import { useSignalSentence } from './signal-sentence.ts';

const icons: Record<Signal['severity'], IconName> = { warning: 'warning', notice: 'info', ok: 'check' };

/** What asks for a second look comes first. */
const ranks: Signal['severity'][] = ['warning', 'notice', 'ok'];
const byRank = (one: Signal, other: Signal) => ranks.indexOf(one.severity) - ranks.indexOf(other.severity);

/** The way to the entry itself: what to search for, and where. */
function RegisterSearch({ params: { number = '', search = '' } }: Signal) {
  const { t } = useTranslation('report');
  const register = registerOf(number);
  return (
    <span className={styles.search}>
      <CopyText text={search} label={t('signals.copySearch')} />
      {register && (
        <ExternalLink href={register.url}>{t('signals.openRegister', { register: register.name })}</ExternalLink>
      )}
    </span>
  );
}

function SignalRow({ signal, company }: { signal: Signal; company: ReportCompany }) {
  const { t } = useTranslation('report');
  const sentenceOf = useSignalSentence();
  const { code, severity, evidence } = signal;
  return (
    <li className={classNames(styles.row, styles[severity])}>
      <Icon name={icons[severity]} size={18} />
      <div className={styles.words}>
        <p>
          <span className="visuallyHidden">{t(`signals.severity.${severity}`)}: </span>
          {sentenceOf(signal, company)}
          <Source evidence={evidence} fact={t(`signals.subject.${code}`)} />
        </p>
        {code === 'registerEntry' && <RegisterSearch {...signal} />}
      </div>
    </li>
  );
}

/** What a careful clerk would notice, beside the nine sections; left out where nothing was checked. */
export function Signals({ company }: { company: ReportCompany }) {
  const { t } = useTranslation('report');
  const signals = company.signals ?? [];
  if (signals.length === 0) return null;
  return (
    <Disclosure title={t('signals.title')} defaultOpen={isWideLayout()}>
      <p className={styles.intro}>{t('signals.intro')}</p>
      <ul className={styles.rows}>
        {signals.toSorted(byRank).map((signal) => (
          <SignalRow key={signal.code} signal={signal} company={company} />
        ))}
      </ul>
    </Disclosure>
  );
}
