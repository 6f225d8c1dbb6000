import { useTranslation } from 'react-i18next';
import type { ReportCompany } from '../../../contract/report.ts';
import { localizedField } from '../../i18n/localized.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { isWideLayout } from '../../ui/wide-layout.ts';
import styles from './CompanySections.module.css';
import { Missing } from './Facts.tsx';
import { Branches, Certifications, Contacts, Leadership } from './lists.tsx';
import { Address, Basics, Legal } from './plain-sections.tsx';
import { Reviews } from './Reviews.tsx';
import { reviewsOf } from './reviews.ts';
import { Source } from './Source.tsx';

function Description({ company }: { company: ReportCompany }) {
  const { t, i18n } = useTranslation('report');
  const field = localizedField(i18n.language, company, 'description');
  if (!company[field]) return <Missing company={company} field="description" />;
  return (
    <p>
      {company[field]}
      <Source evidence={company.evidence[field] ?? company.evidence.description} fact={t('sections.description')} />
    </p>
  );
}

/** The nine sections of a company (specification §2). */
export function CompanySections({ company }: { company: ReportCompany }) {
  const { t } = useTranslation('report');
  const wide = isWideLayout();
  const { ceos, contacts, branchLocations, certifications } = company;
  return (
    <div className={styles.sections}>
      <Disclosure title={t('sections.description')} defaultOpen>
        <Description company={company} />
      </Disclosure>
      <Disclosure title={t('sections.basics')} defaultOpen={wide}>
        <Basics company={company} />
      </Disclosure>
      <Disclosure title={t('sections.address')} defaultOpen={wide}>
        <Address company={company} />
      </Disclosure>
      <Disclosure title={t('sections.legal')} defaultOpen={wide}>
        <Legal company={company} />
      </Disclosure>
      <Disclosure title={t('sections.leadership', { total: ceos.length })} defaultOpen={wide}>
        <Leadership company={company} />
      </Disclosure>
      <Disclosure title={t('sections.contacts', { total: contacts.length })} defaultOpen={wide}>
        <Contacts company={company} />
      </Disclosure>
      <Disclosure title={t('sections.branches', { total: branchLocations.length })} defaultOpen={wide}>
        <Branches company={company} />
      </Disclosure>
      <Disclosure title={t('sections.certifications', { total: certifications.length })} defaultOpen={wide}>
        <Certifications company={company} />
      </Disclosure>
      {reviewsOf(company).length > 0 && (
        <Disclosure title={t('sections.reviews')} defaultOpen={wide}>
          <Reviews company={company} />
        </Disclosure>
      )}
    </div>
  );
}
