/** What this worker uses of its global scope; the compiler's own types would clash with the pages'. */
export type Extendable = Event & { waitUntil(promise: Promise<unknown>): void };

export type WorkerScope = {
  addEventListener(kind: "install" | "activate", heard: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", heard: (event: Extendable & { request: Request }) => void): void;
  addEventListener(kind: "message", heard: (event: Extendable & MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
};
