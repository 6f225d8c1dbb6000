import * as v from 'valibot';
import { type CallName, calls } from '../../contract/calls.ts';

/** A part of a call's answer that can differ, read from the call's schema. */
export interface Field {
  /** Keys from the answer's root, joined by dots. */
  path: string;
  /** What it can be, as the tester reads it; the example's own value is among them. */
  options: readonly string[];
  /** The value that an option stands for, made from the example's own. */
  make: (option: string, own: unknown) => unknown;
}

/** Labels of chosen options by path. */
export type Fields = Readonly<Record<string, string>>;

/** What is read of a schema here. */
interface Shape {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  options?: readonly unknown[];
  key?: string;
}

const asTyped = (option: string) => option;
const amounts: Record<string, (items: unknown[]) => unknown[]> = {
  all: (items) => items,
  one: (items) => items.slice(0, 1),
  none: () => [],
};

const choice = (path: string, options: readonly unknown[]): Field => ({
  path,
  options: options.map(String),
  make: asTyped,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The literals that tell the options of a variant apart. */
const discriminators = (options: readonly unknown[], key: string): unknown[] =>
  options.flatMap((option) => {
    const entries = isRecord(option) && isRecord(option.entries) ? option.entries : {};
    const entry = entries[key];
    return isRecord(entry) && 'literal' in entry ? [entry.literal] : [];
  });

/** Walks a schema; what is optional, free text or a number stays as the example has it. */
function fieldsIn(schema: v.GenericSchema, path: string): Field[] {
  const { type, entries = {}, options = [], key = '' }: Shape = schema;
  switch (type) {
    case 'object':
      return Object.entries(entries).flatMap(([name, entry]) => fieldsIn(entry, path ? `${path}.${name}` : name));
    case 'picklist':
      return [choice(path, options)];
    case 'boolean':
      return [{ path, options: ['true', 'false'], make: (option) => option === 'true' }];
    case 'nullable':
      return [{ path, options: ['null', 'text'], make: (option) => (option === 'null' ? null : option) }];
    case 'array':
      return [
        {
          path,
          options: Object.keys(amounts),
          make: (option, own) => (Array.isArray(own) ? (amounts[option]?.(own) ?? own) : own),
        },
      ];
    case 'variant':
      return [choice(path ? `${path}.${key}` : key, discriminators(options, key))];
    default: {
      const examples: readonly unknown[] = v.getExamples(schema);
      return examples.length > 0 ? [choice(path, examples)] : [];
    }
  }
}

/** What can differ in the answer of a call. */
export function fieldsOf(name: CallName): Field[] {
  const call = calls[name];
  return 'answer' in call ? fieldsIn(call.answer, '') : [];
}

/** The value below a path; undefined where the path leads nowhere. */
export const valueAt = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), answer);

function withValue(answer: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const record = isRecord(answer) ? answer : {};
  return { ...record, [key]: withValue(record[key], rest, value) };
}

/** An answer with the chosen fields in place of its own; paths and options that the call does not have are ignored. */
export function withFields(name: CallName, answer: unknown, chosen: Fields): unknown {
  return fieldsOf(name).reduce((changed, { path, options, make }) => {
    const option = chosen[path];
    if (option === undefined || !options.includes(option)) return changed;
    return withValue(changed, path.split('.'), make(option, valueAt(changed, path)));
  }, answer);
}
