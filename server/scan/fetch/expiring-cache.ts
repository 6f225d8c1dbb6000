/** Remembers promised values for `ttl` ms, at most `max` of them; the oldest go first. A rejection is forgotten. */
export function createExpiringCache<Value>(ttl: number, max: number) {
  const entries = new Map<string, { expires: number; value: Promise<Value> }>();

  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(key);
    if (known && known.expires > Date.now()) return known.value;
    const value = make();
    entries.delete(key);
    entries.set(key, { expires: Date.now() + ttl, value });
    value.catch(() => {
      if (entries.get(key)?.value === value) entries.delete(key);
    });
    for (const oldest of entries.keys()) {
      if (entries.size <= max) break;
      entries.delete(oldest);
    }
    return value;
  };
}
