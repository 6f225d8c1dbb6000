import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/**
 * Inserts rows by a statement that is the same for any number of them: the rows are one JSON value, where drizzle's
 * `values` would write, and the database read, a parameter for each cell.
 * @param rows complete: defaults of the table do not apply; texts well-formed: JSON would escape half a character
 */
export async function insertRows<T extends PgTable>(tx: Db, table: T, rows: T['$inferSelect'][]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table));
  const named = rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])));
  await tx.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`,
  );
}
