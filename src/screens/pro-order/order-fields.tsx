import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ProOrderValues } from '../../../machines/form/checks/pro-order.ts';
import { fieldOf, issueFieldOf, issueKeyOf } from '../../../machines/form/form.selectors.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import type { OrderActor } from './order-actor.ts';

type TextName = Exclude<keyof ProOrderValues, 'salutation' | 'disclaimerAccepted' | 'privacyAccepted'>;

interface OrderTextFieldProps {
  order: OrderActor;
  field: TextName;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  optional?: boolean;
  multiline?: boolean;
}

/** One text field of the order; says what is wrong with it when the order is sent. */
export function OrderTextField({
  order,
  field,
  type = 'text',
  autoComplete,
  optional,
  multiline,
}: OrderTextFieldProps) {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation();
  const value = useSelector(order, fieldOf<ProOrderValues, TextName>(field));
  const issueField = useSelector(order, issueFieldOf);
  const issueKey = useSelector(order, issueKeyOf);
  const shared = {
    id: `pro-${field}`,
    label: t(`pro.${field}`),
    value,
    error: issueKey && issueField === field ? common(issueKey) : undefined,
    ...(optional ? { optionalMark: common('optional') } : { required: true }),
  };
  const change = (text: string) => order.send({ type: 'field.changed', field, value: text });
  return multiline ? (
    <TextArea {...shared} rows={3} maxLength={2_000} onChange={(event) => change(event.target.value)} />
  ) : (
    <TextField {...shared} type={type} autoComplete={autoComplete} onChange={(event) => change(event.target.value)} />
  );
}

const salutationOf = fieldOf<ProOrderValues, 'salutation'>('salutation');

/** Mr., Ms., Diverse, or none. */
export function Salutation({ order }: { order: OrderActor }) {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation();
  const value = useSelector(order, salutationOf);
  return (
    <SelectField
      id="pro-salutation"
      label={t('pro.salutation')}
      optionalMark={common('optional')}
      value={value}
      onChange={(event) => order.send({ type: 'field.changed', field: 'salutation', value: event.target.value })}
    >
      <option value="">{t('pro.salutationNone')}</option>
      <option value="mr">{t('pro.salutationMr')}</option>
      <option value="ms">{t('pro.salutationMs')}</option>
      <option value="diverse">{t('pro.salutationDiverse')}</option>
    </SelectField>
  );
}
