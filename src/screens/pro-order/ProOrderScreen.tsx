import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProOrderValues } from '../../../machines/form/checks/pro-order.ts';
import { type FormScreen, formScreenOf } from '../../../machines/form/form.selectors.ts';
import { useFlows } from '../../flow/flows.ts';
import { newKey } from '../../flow/new-key.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { PageTitle } from '../../i18n/PageTitle.tsx';
import { Page } from '../../ui/Page.tsx';
import { OrderConfirmation } from './OrderConfirmation.tsx';
import { OrderForm } from './OrderForm.tsx';
import type { OrderActor } from './order-actor.ts';

const BLANK: ProOrderValues = {
  companyName: '',
  salutation: '',
  firstName: '',
  lastName: '',
  street: '',
  postalCode: '',
  city: '',
  email: '',
  phone: '',
  notes: '',
  disclaimerAccepted: false,
  privacyAccepted: false,
};

const faces: Record<FormScreen, (props: { order: OrderActor; jobId: string }) => ReactNode> = {
  form: OrderForm,
  success: OrderConfirmation,
};

/** The order of a Pro report. */
export default function ProOrderScreen({ params }: { params: { jobId: string } }) {
  const { t } = useTranslation('forms');
  const order = useFlow(useFlows().proOrder, {
    input: { values: BLANK, subject: params.jobId, idempotencyKey: newKey() },
  });
  const Face = faces[useSelector(order, formScreenOf)];
  return (
    <Page width="text">
      <PageTitle of="proReport" />
      <h1>{t('pro.title')}</h1>
      <Face order={order} jobId={params.jobId} />
    </Page>
  );
}
