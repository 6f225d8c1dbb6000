import type { ActorRefFrom } from 'xstate';
import type { Flows } from '../../flow/flows.ts';

export type OrderActor = ActorRefFrom<Flows['proOrder']>;
