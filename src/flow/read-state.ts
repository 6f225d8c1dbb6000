import * as v from 'valibot';

/** The navigation state that a screen was opened with; null where it has none or one of another screen. */
export function readState<T>(schema: v.GenericSchema<unknown, T>, state: unknown): T | null {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output : null;
}
