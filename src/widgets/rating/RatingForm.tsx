import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { providerOf } from '../../../machines/captcha/captcha.selectors.ts';
import {
  aspectStarsOf,
  commentOf,
  isRatingBusy,
  ratingComplaintShown,
  starsOf,
} from '../../../machines/rating/rating.selectors.ts';
import { type Aspect, aspects } from '../../../machines/rating/rating.types.ts';
import type { Flows } from '../../flow/flows.ts';
import { useComplaint } from '../../i18n/use-complaint.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { FieldGrid, Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Row } from '../../ui/Page.tsx';
import { StarInput } from '../../ui/Stars.tsx';
import { CaptchaNotice } from '../captcha-notice/CaptchaNotice.tsx';
import type { RatingActor } from './rating-actor.ts';

const captchaOf = (snapshot: SnapshotFrom<Flows['rating']>) => snapshot.children.captcha;

function AspectStars({ rating, aspect }: { rating: RatingActor; aspect: Aspect }) {
  const { t } = useTranslation('forms');
  const stars = useSelector(rating, aspectStarsOf(aspect));
  return (
    <StarInput
      name={aspect}
      legend={t(`rating.${aspect}`)}
      value={stars}
      labelOf={(count) => t('rating.starsOf', { count })}
      onChoose={(chosen) => rating.send({ type: 'aspect.chosen', aspect, stars: chosen })}
    />
  );
}

/** Overall stars, four aspects and a comment. */
export function RatingForm({ rating }: { rating: RatingActor }) {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation();
  const say = useComplaint();
  const stars = useSelector(rating, starsOf);
  const comment = useSelector(rating, commentOf);
  const busy = useSelector(rating, isRatingBusy);
  const complaint = useSelector(rating, ratingComplaintShown);
  const captcha = useSelector(rating, captchaOf);
  const provider = useSelector(captcha, (snapshot) => (snapshot ? providerOf(snapshot) : null));
  return (
    <Form onSubmit={() => rating.send({ type: 'form.submit' })}>
      {complaint && <Notice tone="error">{say(complaint)}</Notice>}
      <StarInput
        name="overall"
        legend={t('rating.overall')}
        value={stars}
        labelOf={(count) => t('rating.starsOf', { count })}
        onChoose={(chosen) => rating.send({ type: 'stars.chosen', stars: chosen })}
      />
      <details>
        <summary>
          {t('rating.optionalTitle')} {common('optional')}
        </summary>
        <FieldGrid>
          {aspects.map((aspect) => (
            <AspectStars key={aspect} rating={rating} aspect={aspect} />
          ))}
        </FieldGrid>
      </details>
      <TextArea
        id="rating-comment"
        label={t('rating.comment')}
        optionalMark={common('optional')}
        rows={3}
        maxLength={2_000}
        value={comment}
        onChange={(event) => rating.send({ type: 'comment.changed', comment: event.target.value })}
      />
      <Row>
        <Button type="submit" disabled={busy}>
          {busy ? t('rating.submitting') : t('rating.submit')}
        </Button>
        <Button variant="quiet" onClick={() => rating.send({ type: 'rating.closed' })}>
          {t('rating.cancel')}
        </Button>
      </Row>
      <CaptchaNotice provider={provider ?? 'pow'} />
    </Form>
  );
}
