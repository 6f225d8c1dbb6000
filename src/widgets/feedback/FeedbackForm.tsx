import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { limits } from '../../../contract/limits.ts';
import { charactersLeftOf, feedbackErrorOf } from '../../../machines/feedback/feedback.selectors.ts';
import type { FeedbackValues } from '../../../machines/form/checks/feedback.ts';
import { fieldOf, formScreenOf, isSubmitting, issueKeyOf } from '../../../machines/form/form.selectors.ts';
import { type Flows, useFlows } from '../../flow/flows.ts';
import { newKey } from '../../flow/new-key.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Row } from '../../ui/Page.tsx';
import { StarInput } from '../../ui/Stars.tsx';

type FeedbackActor = ActorRefFrom<Flows['feedback']>;

const ratingOf = fieldOf<FeedbackValues, 'rating'>('rating');
const messageOf = fieldOf<FeedbackValues, 'message'>('message');

function Thanks() {
  const { t } = useTranslation('forms');
  return (
    <Notice tone="good" title={t('feedback.thanksTitle')}>
      <p>{t('feedback.thanksText')}</p>
    </Notice>
  );
}

function Fields({ actor }: { actor: FeedbackActor }) {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation();
  const rating = useSelector(actor, ratingOf);
  const message = useSelector(actor, messageOf);
  const left = useSelector(actor, charactersLeftOf);
  const issue = useSelector(actor, issueKeyOf);
  const failure = useSelector(actor, feedbackErrorOf);
  const submitting = useSelector(actor, isSubmitting);
  const complaint = issue ?? failure;
  return (
    <Form onSubmit={() => actor.send({ type: 'form.submit' })}>
      {complaint && <Notice tone="error">{common(complaint)}</Notice>}
      <StarInput
        name="feedback-stars"
        legend={t('feedback.stars')}
        value={rating ?? 0}
        labelOf={(count) => t('feedback.starsOf', { count })}
        onChoose={(stars) => actor.send({ type: 'field.changed', field: 'rating', value: stars })}
      />
      <TextArea
        id="feedback-message"
        label={t('feedback.comment')}
        optionalMark={common('optional')}
        hint={t('feedback.remaining', { count: left })}
        rows={3}
        maxLength={limits.feedbackMessage}
        value={message}
        onChange={(event) => actor.send({ type: 'field.changed', field: 'message', value: event.target.value })}
      />
      <Row>
        <Button type="submit" variant="secondary" disabled={submitting}>
          {submitting ? t('feedback.submitting') : t('feedback.submit')}
        </Button>
      </Row>
    </Form>
  );
}

/** Stars and a comment on a report. */
export function FeedbackForm({ reportId }: { reportId: string }) {
  const { t } = useTranslation('forms');
  const actor = useFlow(useFlows().feedback, {
    input: { values: { rating: null, message: '' }, subject: reportId, idempotencyKey: newKey() },
  });
  const screen = useSelector(actor, formScreenOf);
  return (
    <Card labelledBy="feedback-title">
      <h2 id="feedback-title">{t('feedback.title')}</h2>
      {screen === 'success' ? <Thanks /> : <Fields actor={actor} />}
    </Card>
  );
}
