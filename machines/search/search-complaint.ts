import type { CallFailure } from '../call-failure.ts';
import type { Complaint } from '../complaint.ts';

/** 4xx answers say in the visitor's language what to change; everything else gets the text of the specification. */
export const searchComplaintOf = (failure: CallFailure): Complaint =>
  failure.kind === 'http' && failure.status < 500 && failure.message
    ? { message: failure.message }
    : { key: 'error.searchFailed' };
