import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { Flows } from '../../flow/flows.ts';
import { Card } from '../../ui/Card.tsx';
import { NavButton } from '../../ui/NavButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Row } from '../../ui/Page.tsx';
import type { OrderActor } from './order-actor.ts';

const orderedBy = (snapshot: SnapshotFrom<Flows['proOrder']>) => snapshot.context.submitted?.email ?? '';

/** The order has been accepted. */
export function OrderConfirmation({ order, jobId }: { order: OrderActor; jobId: string }) {
  const { t } = useTranslation('forms');
  const email = useSelector(order, orderedBy);
  return (
    <Card>
      <Notice tone="good" title={t('pro.doneTitle')}>
        <p>{t('pro.doneText', { email })}</p>
      </Notice>
      <Row>
        <NavButton to={`/report/${jobId}`}>{t('pro.backToReport')}</NavButton>
        <NavButton to="/" variant="secondary">
          {t('pro.newSearch')}
        </NavButton>
      </Row>
    </Card>
  );
}
