import { parseLiteral } from './script-literal.ts';

const MAX_DEPTH = 60;
const MAX_VALUES = 100_000;

/**
 * Application state that a page carries for its scripts: JSON blocks and literals, Nuxt's flat lists put together
 * again. Sources that hold no data are left out.
 */
export function readEmbeddedData(sources: readonly string[]): unknown[] {
  return sources
    .map(parseSource)
    .filter((value) => value !== undefined && value !== null)
    .map((value) => (isFlat(value) ? unflatten(value) : value));
}

function parseSource(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    // No JSON: the state of an older application, written as a script.
    return parseLiteral(source);
  }
}

/**
 * The list begins with an entry that names others by their place: `[["ShallowReactive", 1], {"data": 2}, …]`, or
 * `[{"data": 1, "state": 9}, …]` where nothing was rendered on the server.
 */
function isFlat(value: unknown): value is unknown[] {
  if (!Array.isArray(value) || value.length < 2) return false;
  const [first] = value;
  if (Array.isArray(first)) return typeof first[0] === 'string' && first.slice(1).every(Number.isInteger);
  const places = first !== null && typeof first === 'object' ? Object.values(first) : [];
  return places.length > 0 && places.every((place) => Number.isInteger(place) && Number(place) < value.length);
}

/**
 * Puts together what `devalue` took apart (Nuxt 3 and later): entries are plain values, objects and lists of places,
 * or a type's name with places. A value within itself, and what lies too deep, is left out.
 */
function unflatten(list: readonly unknown[]): unknown {
  const open = new Set<number>();
  let values = 0;

  const at = (place: unknown, depth: number): unknown => {
    if (typeof place !== 'number' || place < 0 || depth > MAX_DEPTH || open.has(place)) return undefined;
    values += 1;
    if (values > MAX_VALUES) return undefined;
    open.add(place);
    const value = whole(list[place], depth + 1);
    open.delete(place);
    return value;
  };

  const whole = (entry: unknown, depth: number): unknown => {
    if (entry === null || typeof entry !== 'object') return entry;
    if (!Array.isArray(entry)) {
      return Object.fromEntries(Object.entries(entry).map(([key, place]) => [key, at(place, depth)]));
    }
    const [type, ...rest] = entry;
    if (typeof type !== 'string') return entry.map((place) => at(place, depth));
    if (type === 'Set' || type === 'Map') return rest.map((place) => at(place, depth));
    return typeof rest[0] === 'number' ? at(rest[0], depth) : rest[0];
  };

  return at(0, 0);
}
