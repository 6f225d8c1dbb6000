import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { type Failure, noteFailures } from './failures.ts';

/** An error with what brought it about: Vitest says 'Worker forks emitted error', its cause says which signal and file. */
const messageOf = ({ message, cause }: SerializedError): string => (cause ? `${message} ${messageOf(cause)}` : message);

/** What went wrong in a file: errors of its own, failed tests, and the first of those that a dying worker left behind. */
function failuresIn(module: TestModule): Failure[] {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests()];
  const failed = tests.flatMap((test): Failure[] => {
    const { state, errors } = test.result();
    return state === 'failed' ? [{ title: `${file} › ${test.fullName}`, message: errors[0]?.message }] : [];
  });
  const unended = tests.filter((test) => test.result().state === 'pending');
  const [first] = unended;
  const left = first ? [{ title: `${file} › ${first.fullName}`, message: `${unended.length} tests did not end` }] : [];
  const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  return [...errors.map((error) => ({ title: file, message: messageOf(error) })), ...failed, ...left];
}

/** Reporter of Vitest. Errors outside of tests are told too. */
export default class VitestFailures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    noteFailures([
      ...modules.flatMap(failuresIn),
      ...errors.map((error) => ({ title: 'outside of tests', message: messageOf(error) })),
    ]);
  }
}
