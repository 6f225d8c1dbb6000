import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { createTurns } from './turns.ts';

const kindOf = (statement: string) => (/^\s*select\b/i.test(statement) ? 'read' : 'write');

/**
 * PGlite works on the thread that also answers calls, and hands from statement to statement without letting go of
 * it. Here they take turns, so that a poll is not held up by all that ten scans have to write.
 */
export class FairPglite extends PGlite {
  readonly #turns = createTurns();

  override query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#turns.take(kindOf(query), () => super.query<T>(query, params, options));
  }

  override exec(query: string, options?: QueryOptions): Promise<Results[]> {
    return this.#turns.take('write', () => super.exec(query, options));
  }

  override transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#turns.take('write', () => super.transaction(callback));
  }
}
