export { assembleReport } from './assemble-report.ts';
export { parseConnectTo } from './fetch/connect-to.ts';
export { createDoor } from './fetch/door.ts';
export { createScanner, type Scanner } from './scan-site.ts';
export type { SiteResult } from './types.ts';
