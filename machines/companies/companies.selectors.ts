import type { SnapshotFrom } from 'xstate';
import type { Company } from '../../contract/company.ts';
import type { companiesMachine } from './companies.machine.ts';

type Snapshot = SnapshotFrom<typeof companiesMachine>;

/** Which of its faces the grid shows. */
export const companiesScreenOf = (snapshot: Snapshot): Snapshot['value'] => snapshot.value;

/** The companies whose logos are shown; the same array for the same snapshot. */
export const companiesOf = (snapshot: Snapshot): Company[] => snapshot.context.companies;
