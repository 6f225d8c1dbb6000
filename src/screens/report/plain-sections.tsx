import { useTranslation } from 'react-i18next';
import type { ReportCompany } from '../../../contract/report.ts';
import { useFormats } from '../../i18n/format.ts';
import { isInternational } from '../../i18n/international.ts';
import { localizedField } from '../../i18n/localized.ts';
import { Fact, Facts } from './Facts.tsx';

/** Founded, employees, international. */
export function Basics({ company }: { company: ReportCompany }) {
  const { t } = useTranslation('report');
  const { number } = useFormats();
  const { founding_date, number_of_employees: employees, is_international } = company;
  const abroad = isInternational(is_international);
  return (
    <Facts>
      <Fact company={company} field="founding_date" label={t('fields.founded')} value={founding_date} />
      <Fact
        company={company}
        field="number_of_employees"
        label={t('fields.employees')}
        value={typeof employees === 'number' ? number(employees) : employees}
      />
      <Fact
        company={company}
        field="is_international"
        label={t('fields.international')}
        value={abroad === null ? null : t(abroad ? 'yes' : 'no')}
      />
      <Fact company={company} field="industry" label={t('fields.industry')} value={company.industry} optional />
    </Facts>
  );
}

/** Where the company sits. */
export function Address({ company }: { company: ReportCompany }) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const { street, zip, city, country } = company;
  return (
    <Facts>
      <Fact company={company} field="street" label={t('fields.street')} value={street} />
      <Fact company={company} field="zip" label={t('fields.zip')} value={zip} />
      <Fact company={company} field="city" label={t('fields.city')} value={city} />
      <Fact company={company} field="country" label={t('fields.country')} value={country && formats.country(country)} />
    </Facts>
  );
}

/** Legal form, register, VAT id, sustainability. */
export function Legal({ company }: { company: ReportCompany }) {
  const { t, i18n } = useTranslation('report');
  const { legal_form, vat_id, hr_number, register_court } = company;
  const green = localizedField(i18n.language, company, 'sustainability');
  return (
    <Facts>
      <Fact company={company} field="legal_form" label={t('fields.legalForm')} value={legal_form} optional />
      <Fact company={company} field="vat_id" label={t('fields.vatId')} value={vat_id} />
      <Fact company={company} field="hr_number" label={t('fields.hrNumber')} value={hr_number} />
      <Fact
        company={company}
        field="register_court"
        label={t('fields.registerCourt')}
        value={register_court}
        optional
      />
      <Fact company={company} field={green} label={t('fields.sustainability')} value={company[green]} />
    </Facts>
  );
}
