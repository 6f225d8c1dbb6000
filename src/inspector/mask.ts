/** Stands for something that the visitor typed. */
const HIDDEN = '•••';

/** Keys below which everything is the visitor's own: fields of forms, free text, tokens. */
const PERSONAL = new Set(['values', 'initial', 'submitted', 'comment', 'token', 'captchaToken', 'captchaAnswer']);

const MAIL_ADDRESS = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g;

const hide = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? '' : HIDDEN;
  if (Array.isArray(value)) return value.map(hide);
  return typeof value === 'object' && value !== null ? mapValues(value, (inner) => hide(inner)) : value;
};

const mapValues = (record: object, change: (value: unknown, key: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/** A plain copy in which nothing that a visitor typed can be read, whatever actor it went through. */
export function mask(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(MAIL_ADDRESS, HIDDEN);
  if (Array.isArray(value)) return value.map(mask);
  if (typeof value !== 'object' || value === null) return value;
  const plain = 'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value;
  if (typeof plain !== 'object' || plain === null) return mask(plain);
  return mapValues(plain, (inner, key) => (PERSONAL.has(key) ? hide(inner) : mask(inner)));
}

/** An event whose payload is masked; the value of a changed field is the visitor's own in any case. */
export function maskEvent<E extends { type: string }>(event: E): E {
  const { type, ...payload } = event;
  const masked = mask(payload) as Record<string, unknown>;
  return { ...masked, ...('value' in masked && { value: hide(masked.value) }), type } as E;
}
