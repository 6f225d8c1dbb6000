import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { canContinue, secondsLeftOf } from '../../../machines/transition/transition.selectors.ts';
import type { Flows } from '../../flow/flows.ts';
import type { TransitionState } from '../../flow/history-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NavButton } from '../../ui/NavButton.tsx';
import { Row } from '../../ui/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

interface ProgressProps {
  transition: ActorRefFrom<Flows['transition']>;
  /** null after a reload: the search's answer is not known any more. */
  arrival: TransitionState | null;
}

function useWords(arrival: TransitionState | null): { title: string; text: string } {
  const { t } = useTranslation('search');
  if (arrival?.status === 'found')
    return { title: t('transition.immediateTitle'), text: t('transition.immediateText') };
  if (arrival?.status !== 'queued') return { title: t('transition.title'), text: t('transition.text') };
  const ahead = arrival.position ?? 0;
  return {
    title: t('transition.queuedTitle'),
    text: ahead > 0 ? t('transition.queued', { count: ahead }) : t('transition.queuedNext'),
  };
}

/** What the search is doing, the countdown, and the way on. */
export function Progress({ transition, arrival }: ProgressProps) {
  const { t } = useTranslation('search');
  const { title, text } = useWords(arrival);
  const seconds = useSelector(transition, secondsLeftOf);
  const ready = useSelector(transition, canContinue);
  const companies = arrival?.companies ?? [];
  return (
    <Card labelledBy="transition-title">
      <h1 id="transition-title">{title}</h1>
      <p>{text}</p>
      {arrival?.status !== 'found' && (
        <Spinner
          announced={false}
          label={seconds > 0 ? t('transition.countdown', { count: seconds }) : t('transition.ready')}
        />
      )}
      <Row align="center">
        <Button disabled={!ready} onClick={() => transition.send({ type: 'transition.continue' })}>
          {t('transition.continue')}
          <Icon name="arrow" />
        </Button>
        {companies.length > 0 && (
          <NavButton to="/results" variant="secondary" state={{ companies }}>
            {t('transition.showFound')}
          </NavButton>
        )}
      </Row>
    </Card>
  );
}
