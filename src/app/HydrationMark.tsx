import { useEffect } from 'react';

/** Marks the document once the page reacts to clicks. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
