import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { copyOutcomeOf } from '../../../machines/copy/copy.selectors.ts';
import { useFlows } from '../../flow/flows.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './CopyText.module.css';

/** A text to take elsewhere: one press copies it, one click marks it where copying is refused. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('report');
  const copy = useFlow(useFlows().copy, {});
  const outcome = useSelector(copy, copyOutcomeOf);
  return (
    <span className={styles.copy}>
      <code className={styles.text}>{text}</code>
      <Button variant="link" onClick={() => copy.send({ type: 'copy.asked', text })}>
        {label}
      </Button>
      <span className={styles.outcome} role="status">
        {outcome && t(`copy.${outcome}`)}
      </span>
    </span>
  );
}
