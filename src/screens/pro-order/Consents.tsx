import { useSelector } from '@xstate/react';
import { Trans, useTranslation } from 'react-i18next';
import type { ProOrderValues } from '../../../machines/form/checks/pro-order.ts';
import { fieldOf, issueKeyOf } from '../../../machines/form/form.selectors.ts';
import { Checkbox } from '../../ui/Field.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Order.module.css';
import type { OrderActor } from './order-actor.ts';

const disclaimerOf = fieldOf<ProOrderValues, 'disclaimerAccepted'>('disclaimerAccepted');
const privacyOf = fieldOf<ProOrderValues, 'privacyAccepted'>('privacyAccepted');

/** The two boxes that an order needs. Their links open beside the form, so that nothing typed is lost. */
export function Consents({ order }: { order: OrderActor }) {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation();
  const disclaimer = useSelector(order, disclaimerOf);
  const privacy = useSelector(order, privacyOf);
  const missing = useSelector(order, issueKeyOf) === 'error.consentsRequired';
  return (
    <div className={styles.consents}>
      {missing && <Notice tone="error">{common('error.consentsRequired')}</Notice>}
      <Checkbox
        id="pro-disclaimer"
        required
        checked={disclaimer}
        onChange={({ target }) =>
          order.send({ type: 'field.changed', field: 'disclaimerAccepted', value: target.checked })
        }
      >
        {t('pro.disclaimer')}
      </Checkbox>
      <Checkbox
        id="pro-privacy"
        required
        checked={privacy}
        onChange={({ target }) =>
          order.send({ type: 'field.changed', field: 'privacyAccepted', value: target.checked })
        }
      >
        <Trans
          t={t}
          i18nKey="pro.privacy"
          components={{ terms: <NewTabLink href="/agb" />, privacy: <NewTabLink href="/datenschutz" /> }}
        />
      </Checkbox>
    </div>
  );
}
