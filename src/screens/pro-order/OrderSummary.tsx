import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { proPrice } from '../../../contract/limits.ts';
import type { ProOrderValues } from '../../../machines/form/checks/pro-order.ts';
import { fieldOf } from '../../../machines/form/form.selectors.ts';
import { useFormats } from '../../i18n/format.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './Order.module.css';
import type { OrderActor } from './order-actor.ts';

const companyOf = fieldOf<ProOrderValues, 'companyName'>('companyName');

/** What is ordered and what it costs, directly above the button that obliges to pay (§ 312j BGB). */
export function OrderSummary({ order }: { order: OrderActor }) {
  const { t } = useTranslation('forms');
  const { euros } = useFormats();
  const company = useSelector(order, companyOf).trim();
  const { netCents, grossCents, vatPercent } = proPrice;
  return (
    <section className={styles.summary} aria-labelledby="pro-summary">
      <h2 id="pro-summary">{t('pro.summaryTitle')}</h2>
      <p>{company ? t('pro.summaryItem', { company }) : t('pro.summaryItemUnnamed')}</p>
      <p className={styles.line}>
        <span>{t('pro.net')}</span>
        <span>{euros(netCents)}</span>
      </p>
      <p className={styles.line}>
        <span>{t('pro.vat', { vat: vatPercent })}</span>
        <span>{euros(grossCents - netCents)}</span>
      </p>
      <p className={classNames(styles.line, styles.total)}>
        <span>{t('pro.total')}</span>
        <span>{euros(grossCents)}</span>
      </p>
      <p className={styles.delivery}>{t('pro.delivery')}</p>
    </section>
  );
}
