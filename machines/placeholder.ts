import { type EventObject, fromCallback, fromPromise } from 'xstate';

/** An effect that the composition root has to provide; rejects, so that a forgotten one shows as an error. */
export const unprovided = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`No actor provided for ${name}`)));

/** A source of events that stays silent until the composition root provides one. */
export const silent = () => fromCallback<EventObject>(() => {});
