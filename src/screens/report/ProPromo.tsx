import { useTranslation } from 'react-i18next';
import { proPrice } from '../../../contract/limits.ts';
import { useFormats } from '../../i18n/format.ts';
import { Card } from '../../ui/Card.tsx';
import { NavButton } from '../../ui/NavButton.tsx';
import { Row } from '../../ui/Page.tsx';
import styles from './ProPromo.module.css';

/** What the Pro report offers beyond this one. */
export function ProPromo({ jobId }: { jobId: string }) {
  const { t } = useTranslation('forms');
  const { euros } = useFormats();
  return (
    <Card labelledBy="promo-title" tone="brand">
      <h2 id="promo-title">{t('promo.title')}</h2>
      <p>{t('promo.text')}</p>
      <p className={styles.price}>
        {t('promo.price', {
          net: euros(proPrice.netCents),
          gross: euros(proPrice.grossCents),
          vat: proPrice.vatPercent,
        })}
      </p>
      <Row>
        <NavButton to={`/pro-report/${jobId}`}>{t('promo.order')}</NavButton>
      </Row>
      <details className={styles.disclaimer}>
        <summary>{t('promo.disclaimerTitle')}</summary>
        <p>{t('promo.disclaimer')}</p>
      </details>
    </Card>
  );
}
