import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** Pages of this host talk to their viewers here, however the viewer was opened. */
const CHANNEL = 'firmenlupe-inspector';

/** hello: a viewer was opened and asks for what there is. send: a click in the viewer. */
export type ToPage =
  | { type: 'viewer.hello' }
  | { type: 'viewer.send'; sessionId: string; event: { type: string } & Record<string, unknown> };

export type ToViewer = StatelyInspectionEvent;

/** One end of the channel. Each end hears only what other pages say. */
export function openChannel<Incoming, Outgoing>(hear: (message: Incoming) => void): (message: Outgoing) => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Incoming>) => hear(data);
  return (message) => channel.postMessage(message);
}
