import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type RatingButton as Face,
  hoursLeftOf,
  type RatingModal as Modal,
  ratingButtonOf,
  ratingModalOf,
} from '../../../machines/rating/rating.selectors.ts';
import type { RatedCompany } from '../../../machines/rating/rating.types.ts';
import { useFlows } from '../../flow/flows.ts';
import { newKey } from '../../flow/new-key.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Rating.module.css';
import { RatingForm } from './RatingForm.tsx';
import type { RatingActor } from './rating-actor.ts';

function Enabled({ rating }: { rating: RatingActor }) {
  const { t } = useTranslation('forms');
  return (
    <Button variant="secondary" onClick={() => rating.send({ type: 'rating.opened' })}>
      <Icon name="thumb" />
      {t('rating.open')}
    </Button>
  );
}

function Disabled({ rating }: { rating: RatingActor }) {
  const { t } = useTranslation('forms');
  const hours = useSelector(rating, hoursLeftOf);
  return (
    <>
      <Button variant="secondary" disabled>
        <Icon name="thumb" />
        {t('rating.alreadyRated')}
      </Button>
      {hours !== null && <p className={styles.cooldown}>{t('rating.again', { count: hours })}</p>}
    </>
  );
}

const buttons: Record<Face, (props: { rating: RatingActor }) => ReactNode> = {
  hidden: () => null,
  disabled: Disabled,
  enabled: Enabled,
};

function Thanks() {
  const { t } = useTranslation('forms');
  return (
    <Notice tone="good" title={t('rating.thanksTitle')}>
      <p>{t('rating.thanksText')}</p>
    </Notice>
  );
}

const modals: Record<Modal, ((props: { rating: RatingActor }) => ReactNode) | null> = {
  closed: null,
  form: RatingForm,
  thanks: Thanks,
};

/** The thumbs-up button of a company, and the modal behind it. */
export function Rating({ company }: { company: RatedCompany }) {
  const { t } = useTranslation('forms');
  const rating = useFlow(useFlows().rating, { input: { company, idempotencyKey: newKey() } });
  const RatingButton = buttons[useSelector(rating, ratingButtonOf)];
  const Content = modals[useSelector(rating, ratingModalOf)];
  return (
    <div className={styles.rating}>
      <RatingButton rating={rating} />
      {Content && (
        <Dialog
          title={t('rating.title', { company: company.name })}
          closeLabel={t('rating.close')}
          onClose={() => rating.send({ type: 'rating.closed' })}
        >
          <Content rating={rating} />
        </Dialog>
      )}
    </div>
  );
}
