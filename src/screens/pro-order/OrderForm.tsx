import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isSubmitting } from '../../../machines/form/form.selectors.ts';
import { canOrder, proOrderErrorOf } from '../../../machines/pro-order/pro-order.selectors.ts';
import { useComplaint } from '../../i18n/use-complaint.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FieldGrid, Form } from '../../ui/Form.tsx';
import { NavButton } from '../../ui/NavButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Row } from '../../ui/Page.tsx';
import { Consents } from './Consents.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { OrderActor } from './order-actor.ts';
import { OrderTextField, Salutation } from './order-fields.tsx';

/** Company, person, consents and summary, with the order button below. */
export function OrderForm({ order, jobId }: { order: OrderActor; jobId: string }) {
  const { t } = useTranslation('forms');
  const say = useComplaint();
  const complaint = useSelector(order, proOrderErrorOf);
  const ready = useSelector(order, canOrder);
  const submitting = useSelector(order, isSubmitting);
  return (
    <Form onSubmit={() => order.send({ type: 'form.submit' })}>
      <p>{t('pro.text')}</p>
      <Card labelledBy="pro-company">
        <h2 id="pro-company">{t('pro.companyTitle')}</h2>
        <OrderTextField order={order} field="companyName" autoComplete="organization" />
      </Card>
      <Card labelledBy="pro-person">
        <h2 id="pro-person">{t('pro.personTitle')}</h2>
        <FieldGrid>
          <Salutation order={order} />
          <OrderTextField order={order} field="firstName" autoComplete="given-name" />
          <OrderTextField order={order} field="lastName" autoComplete="family-name" />
          <OrderTextField order={order} field="street" autoComplete="street-address" />
          <OrderTextField order={order} field="postalCode" autoComplete="postal-code" />
          <OrderTextField order={order} field="city" autoComplete="address-level2" />
          <OrderTextField order={order} field="email" type="email" autoComplete="email" />
          <OrderTextField order={order} field="phone" type="tel" autoComplete="tel" optional />
        </FieldGrid>
        <OrderTextField order={order} field="notes" optional multiline />
      </Card>
      <Card tone="brand">
        <Consents order={order} />
        <OrderSummary order={order} />
        {complaint && <Notice tone="error">{say(complaint)}</Notice>}
        <Row>
          <Button type="submit" disabled={!ready}>
            {submitting ? t('pro.submitting') : t('pro.submit')}
          </Button>
          <NavButton to={`/report/${jobId}`} variant="quiet">
            {t('pro.cancel')}
          </NavButton>
        </Row>
      </Card>
    </Form>
  );
}
