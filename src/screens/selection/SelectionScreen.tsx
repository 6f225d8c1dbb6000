import { useTranslation } from 'react-i18next';
import { useHistoryState } from 'wouter/use-browser-location';
import { proPrice } from '../../../contract/limits.ts';
import { LoadingState } from '../../flow/history-state.ts';
import { readState } from '../../flow/read-state.ts';
import { useFormats } from '../../i18n/format.ts';
import { PageTitle } from '../../i18n/PageTitle.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { Card } from '../../ui/Card.tsx';
import { NavButton } from '../../ui/NavButton.tsx';
import { Page, Row } from '../../ui/Page.tsx';
import { Offer } from './Offer.tsx';
import styles from './SelectionScreen.module.css';

function NoJob() {
  const { t } = useTranslation('search');
  return (
    <Page width="text">
      <PageTitle of="selection" />
      <Card narrow>
        <h1>{t('selection.noJob')}</h1>
        <p>{t('selection.noJobText')}</p>
        <Row>
          <NavButton to="/">{t('selection.newSearch')}</NavButton>
        </Row>
      </Card>
    </Page>
  );
}

function Choice({ jobId }: { jobId: string }) {
  const { t } = useTranslation('search');
  const { euros } = useFormats();
  const notified = readState(LoadingState, useHistoryState())?.notified ?? false;
  return (
    <Page>
      <PageTitle of="selection" />
      <div className={styles.heading}>
        <h1>{t('selection.title')}</h1>
        <p>{t('selection.text')}</p>
      </div>
      <div className={styles.offers}>
        <Offer
          title={t('selection.basicTitle')}
          price={t('selection.basicPrice')}
          priceNote={t('selection.basicPriceNote')}
          text={t('selection.basicText')}
          features={t('selection.basicFeatures', { returnObjects: true })}
        >
          <NavButton wide to={`/loading/${jobId}`} state={{ notified } satisfies LoadingState}>
            {t('selection.basic')}
          </NavButton>
        </Offer>
        <Offer
          title={t('selection.proTitle')}
          price={t('selection.proPrice', { net: euros(proPrice.netCents) })}
          priceNote={t('selection.proPriceNote', { gross: euros(proPrice.grossCents), vat: proPrice.vatPercent })}
          text={t('selection.proText')}
          features={t('selection.proFeatures', { returnObjects: true })}
        >
          <NavButton wide variant="secondary" to={`/pro-report/${jobId}`}>
            {t('selection.pro')}
          </NavButton>
        </Offer>
      </div>
      <Row align="center">
        <NavButton to="/" variant="quiet">
          {t('selection.cancel')}
        </NavButton>
      </Row>
      <Accordion
        name="selection-faq"
        title={t('selection.faq.title')}
        items={t('selection.faq.items', { returnObjects: true })}
      />
    </Page>
  );
}

/** The choice between the free report and the Pro report. */
export default function SelectionScreen({ params }: { params: { jobId?: string } }) {
  return params.jobId ? <Choice jobId={params.jobId} /> : <NoJob />;
}
