import { storableText } from '../../contract/primitives.ts';

/**
 * Plain data as a json or jsonb column, and text columns made from it, can keep it: what websites write is as free
 * as what visitors write.
 */
export function storableJson<T>(data: T): T {
  return JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'string' ? storableText(value) : value));
}
