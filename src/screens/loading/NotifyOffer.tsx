import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type NotifyBox, notifyActorOf, notifyBoxOf } from '../../../machines/loading/loading.selectors.ts';
import { Card } from '../../ui/Card.tsx';
import { NotifyForm, NotifyThanks } from '../../widgets/notify/NotifyForm.tsx';
import type { LoadingActor } from './loading-actor.ts';

function Form({ loading }: { loading: LoadingActor }) {
  const { t } = useTranslation();
  const { t: search } = useTranslation('search');
  const actor = useSelector(loading, notifyActorOf);
  return (
    <Card labelledBy="notify-title">
      <h2 id="notify-title">{search('loading.patience')}</h2>
      <p>{t('notify.text')}</p>
      {actor && <NotifyForm actor={actor} />}
    </Card>
  );
}

const boxes: Record<NotifyBox, (props: { loading: LoadingActor }) => ReactNode> = {
  none: () => null,
  form: Form,
  thanks: () => <NotifyThanks />,
};

/** The offer to tell by mail, once the wait grows long. */
export function NotifyOffer({ loading }: { loading: LoadingActor }) {
  const Box = boxes[useSelector(loading, notifyBoxOf)];
  return <Box loading={loading} />;
}
