/** Types of a service worker that the DOM's types lack. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** Id of the page that asks; empty for a page that is only about to come. */
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}

export interface WindowClient {
  readonly id: string;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

export interface Clients {
  claim(): Promise<void>;
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
}

export const isWorkerEvent = (event: Event): event is WorkerEvent => 'waitUntil' in event;

export const isFetchEvent = (event: Event): event is FetchEvent => 'respondWith' in event;
