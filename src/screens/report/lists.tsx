import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../contract/limits.ts';
import type { Contact, Evidence, ReportCompany } from '../../../contract/report.ts';
import { useFormats } from '../../i18n/format.ts';
import { CappedList } from '../../ui/CappedList.tsx';
import { Missing } from './Facts.tsx';
import styles from './lists.module.css';
import { Source } from './Source.tsx';

interface Item {
  id: string;
  evidence?: Evidence | undefined;
}

interface SourcedListProps<T extends Item> {
  company: ReportCompany;
  /** Name of the list on the wire: tells why it is empty. */
  field: string;
  items: readonly T[];
  cap: number;
  nameOf: (item: T) => string;
  children: (item: T) => ReactNode;
}

/** A capped list whose items name their source. */
function SourcedList<T extends Item>({ company, field, items, cap, nameOf, children }: SourcedListProps<T>) {
  const { t } = useTranslation('report');
  if (items.length === 0) return <Missing company={company} field={field} />;
  return (
    <CappedList items={items} cap={cap} showAll={t('showAll')} showLess={t('showLess')}>
      {(item) => (
        <div className={styles.item}>
          {children(item)}
          <Source evidence={item.evidence} fact={nameOf(item)} />
        </div>
      )}
    </CappedList>
  );
}

/** Who leads the company. */
export function Leadership({ company }: { company: ReportCompany }) {
  return (
    <SourcedList
      company={company}
      field="ceos"
      items={company.ceos}
      cap={limits.leadershipShown}
      nameOf={({ name }) => name}
    >
      {({ name, title }) => [title, name].filter(Boolean).join(' ')}
    </SourcedList>
  );
}

const KINDS = { phone: 'phone', tel: 'phone', fax: 'fax', email: 'email' } as const;

const kindOf = (type: string) => (type in KINDS ? KINDS[type as keyof typeof KINDS] : null);

function ContactValue({ type, value }: Contact) {
  const kind = kindOf(type);
  if (kind === 'email') return <a href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>{value}</a>;
  if (kind === 'phone') return <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a>;
  return <span>{value}</span>;
}

/** Ways to reach the company. */
export function Contacts({ company }: { company: ReportCompany }) {
  const { t } = useTranslation('report');
  const labelOf = (type: string) => {
    const kind = kindOf(type);
    return kind ? t(`contactType.${kind}`) : type;
  };
  return (
    <SourcedList
      company={company}
      field="contacts"
      items={company.contacts}
      cap={limits.contactsShown}
      nameOf={({ value }) => value}
    >
      {(contact) => (
        <>
          <span className={styles.label}>{labelOf(contact.type)}</span>
          <ContactValue {...contact} />
        </>
      )}
    </SourcedList>
  );
}

/** Other places of the company. */
export function Branches({ company }: { company: ReportCompany }) {
  const formats = useFormats();
  return (
    <SourcedList
      company={company}
      field="branchLocations"
      items={company.branchLocations}
      cap={limits.branchesShown}
      nameOf={({ city, name }) => city ?? name ?? ''}
    >
      {({ city, country, street, zip }) =>
        [city, country && formats.country(country), street, zip].filter(Boolean).join(', ')
      }
    </SourcedList>
  );
}

/** What the company is certified for; all are shown. */
export function Certifications({ company }: { company: ReportCompany }) {
  const { t } = useTranslation('report');
  const { date } = useFormats();
  const { certifications } = company;
  return (
    <SourcedList
      company={company}
      field="certifications"
      items={certifications}
      cap={certifications.length}
      nameOf={({ name }) => name}
    >
      {({ name, issuer, valid_until }) => (
        <>
          <strong>{name}</strong>
          {issuer && (
            <span>
              {t('fields.issuer')}: {issuer}
            </span>
          )}
          {valid_until && (
            <span>
              {t('fields.validUntil')} {date(valid_until)}
            </span>
          )}
        </>
      )}
    </SourcedList>
  );
}
