/** Reads the wire's three ways to say yes or no: 'yes', 'true' or a boolean; null where it says nothing. */
export function isInternational(value: boolean | string | null | undefined): boolean | null {
  if (typeof value === 'boolean') return value;
  return value ? ['yes', 'true', 'ja'].includes(value.toLowerCase()) : null;
}
