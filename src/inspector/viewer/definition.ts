/** The part of a machine's definition that is drawn, as it arrives: parsed JSON. */
export interface Definition {
  id?: string;
  type?: string;
  description?: string;
  states?: Record<string, Definition>;
  on?: Record<string, unknown>;
}

/** Names of the states directly below that are active, read from a state value. */
export function activeIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** The state value of one state below; undefined where it is not active. */
export function valueBelow(value: unknown, state: string): unknown {
  if (value === state) return {};
  if (typeof value !== 'object' || value === null || !(state in value)) return undefined;
  return Object.entries(value).find(([key]) => key === state)?.[1];
}

/** Events that the active states take, the innermost first, none twice. */
export function eventsOf(definition: Definition, value: unknown): string[] {
  const below = activeIn(value).flatMap((state) => {
    const inner = definition.states?.[state];
    return inner ? eventsOf(inner, valueBelow(value, state)) : [];
  });
  return [...new Set([...below, ...Object.keys(definition.on ?? {})])];
}
