/** What is stored under `key`; null where nothing is, or where the browser blocks storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value`. A browser with blocked or full storage forgets it; the page goes on without. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Specification: the choice then holds for this visit only.
  }
}

/** Hears what other tabs store under `key`; returns the way to stop listening. */
export function watchStored(key: string, hear: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) hear(event.newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
