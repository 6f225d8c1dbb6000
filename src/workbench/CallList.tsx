import { useSelector } from '@xstate/react';
import { type CallName, calls } from '../../contract/calls.ts';
import { httpStatusOf } from '../../contract/errors.ts';
import { type Field, type Fields, fieldsOf } from '../mocks/fields.ts';
import { callNames, type Failure, failures, type Replies } from '../mocks/replies.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './Panel.module.css';
import type { WorkbenchActor, WorkbenchSnapshot } from './workbench-actor.ts';

const wordsOf: Record<Exclude<Failure, keyof typeof httpStatusOf>, string> = {
  gateway: '502 without JSON',
  garbage: '200 garbage',
  lost: 'no connection',
  held: 'no answer',
};

const describe = (failure: Failure): string =>
  failure in wordsOf
    ? wordsOf[failure as keyof typeof wordsOf]
    : `${httpStatusOf[failure as keyof typeof httpStatusOf]} ${failure}`;

const isSequence = (chosen: Replies[CallName]): boolean => Array.isArray(chosen);
const isFailure = (chosen: Replies[CallName]): chosen is Failure => typeof chosen === 'string';
const fieldsIn = (chosen: Replies[CallName]): Fields =>
  chosen === undefined || isFailure(chosen) || isSequence(chosen) ? {} : (chosen as Fields);

interface CallProps {
  workbench: WorkbenchActor;
  call: CallName;
}

function FieldChoice({ workbench, call, field, chosen }: CallProps & { field: Field; chosen: Fields }) {
  const { path, options } = field;
  return (
    <label className={styles.field}>
      {path}
      <select
        value={chosen[path] ?? ''}
        onChange={({ target: { value } }) => {
          const { [path]: _, ...others } = chosen;
          workbench.send({ type: 'reply.chosen', call, reply: value ? { ...others, [path]: value } : others });
        }}
      >
        <option value="">example</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

const chosenFor = (call: CallName) => (snapshot: WorkbenchSnapshot) => snapshot.context.replies[call];

function Call({ workbench, call }: CallProps) {
  const chosen = useSelector(workbench, chosenFor(call));
  const { method, path, summary } = calls[call];
  const outcome = isFailure(chosen) ? chosen : isSequence(chosen) ? 'sequence' : 'ok';
  const fields = fieldsIn(chosen);
  const changed = outcome !== 'ok' || Object.keys(fields).length > 0;
  return (
    <li className={classNames(styles.call, changed && styles.changed)}>
      <label className={styles.name} title={summary}>
        <span>
          <span className={styles.method}>{method}</span> <code>{path}</code>
        </span>
        <select
          value={outcome}
          onChange={({ target: { value } }) =>
            workbench.send({
              type: 'reply.chosen',
              call,
              reply: failures.find((failure) => failure === value) ?? {},
            })
          }
        >
          <option value="ok">200 ok</option>
          {outcome === 'sequence' && <option value="sequence">one after the other</option>}
          {failures.map((failure) => (
            <option key={failure} value={failure}>
              {describe(failure)}
            </option>
          ))}
        </select>
      </label>
      {outcome === 'ok' &&
        fieldsOf(call).map((field) => (
          <FieldChoice key={field.path} workbench={workbench} call={call} field={field} chosen={fields} />
        ))}
    </li>
  );
}

/** Every call of the contract, with every answer that it can have. */
export function CallList({ workbench }: { workbench: WorkbenchActor }) {
  return (
    <ul className={styles.calls} aria-label="Calls">
      {callNames.map((call) => (
        <Call key={call} workbench={workbench} call={call} />
      ))}
    </ul>
  );
}
