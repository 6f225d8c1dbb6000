const apiBase = import.meta.env.VITE_API_URL ?? '/api';

/** The address under which our own server hands out a site's icon, so that the visitor never contacts the site. */
export const proxiedIcon = (address: string): string =>
  address.startsWith('/') ? address : `${apiBase}/companies/check-favicon?url=${encodeURIComponent(address)}`;
