import { useTranslation } from 'react-i18next';
import type { ReportCompany, Signal } from '../../../contract/report.ts';
import { useFormats } from '../../i18n/format.ts';

const LEGAL_ITEMS = ['address', 'email', 'phone', 'representative', 'register'] as const;

/** Where a provider's duty to tell who they are is written. */
const lawOf = ({ country }: ReportCompany) => (country === 'AT' ? '§ 5 ECG' : '§ 5 DDG');

/** Puts what a check found into one sentence. */
export function useSignalSentence(): (signal: Signal, company: ReportCompany) => string {
  const { t } = useTranslation('report');
  const { date, list } = useFormats();
  return ({ code, severity, params }, company) => {
    const since = date(params.since ?? '');
    switch (code) {
      case 'vatCheckDigit':
        return t(severity === 'ok' ? 'signals.vatCheckDigit.ok' : 'signals.vatCheckDigit.warning');
      case 'vatRegistration':
        return t(`signals.vatRegistration.${severity}`);
      case 'registerEntry':
        return t(severity === 'ok' ? 'signals.registerEntry.ok' : 'signals.registerEntry.notice');
      case 'registerCourtUnknown':
        return t('signals.registerCourtUnknown', { court: params.court });
      case 'legalItemsMissing': {
        const missing = params.missing?.split(',') ?? [];
        const items = LEGAL_ITEMS.filter((item) => missing.includes(item)).map((item) =>
          t(`signals.legalItem.${item}`),
        );
        return t(items.length === 0 ? 'signals.legalItemsMissing.ok' : 'signals.legalItemsMissing.notice', {
          law: lawOf(company),
          items: list(items),
        });
      }
      case 'nameDiffers':
        return t('signals.nameDiffers', { structured: params.structured });
      case 'poBoxOnly':
        return t('signals.poBoxOnly');
      case 'odrLinkDead':
        return t('signals.odrLinkDead', { since });
      case 'outdatedLaw':
        return t('signals.outdatedLaw', { since });
    }
  };
}
