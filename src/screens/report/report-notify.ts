/** The form to be told by mail exists on the report of a running job, but is never switched on (specification §2). */
export const reportNotifyIsOn: boolean = false;
