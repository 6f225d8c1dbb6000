import { useEffect, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';

/** Takes keyboard and scroll to the start of a screen that was navigated to, as a page load would. */
export function ArrivalFocus() {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
