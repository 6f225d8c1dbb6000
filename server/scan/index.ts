export { assembleReport, type ReportInput, type SiteProgress } from './assemble-report.ts';
export { type ConnectTo, parseConnectTo } from './fetch/connect-to.ts';
export { createDoor, type Door, type DoorOptions } from './fetch/door.ts';
export { createScanner, type Scanner, type ScannerOptions } from './scan-site.ts';
export type { ScanSite, SiteResult } from './types.ts';
