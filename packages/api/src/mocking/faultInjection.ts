import { delay, HttpResponse } from 'msw';

/** What can go wrong with a request; with `delay` it is then handled as usual. */
export type InjectedFault =
  | { kind: 'delay'; delayMs: number }
  | { kind: 'fail'; status: number; body?: object; headers?: Record<string, string> }
  | { kind: 'html'; status?: number }
  | { kind: 'hang' }
  | { kind: 'disconnect' };

/**
 * The requests that it affects: all, or those of a method, a route's path (`favourites/{id}/`), and a maximum number.
 */
export interface FaultTarget {
  method?: string;
  path?: string;
  times?: number;
}

const CAPTIVE_PORTAL =
  '<!doctype html><title>Welcome</title><h1>Free Wi-Fi</h1><p>Please accept our terms.</p>';

async function applyFault(how: InjectedFault): Promise<Response | undefined> {
  switch (how.kind) {
    case 'delay':
      await delay(how.delayMs);
      return undefined;
    case 'fail':
      return HttpResponse.json(how.body ?? { detail: 'Something went wrong.' }, {
        status: how.status,
        headers: how.headers,
      });
    case 'html':
      return HttpResponse.html(CAPTIVE_PORTAL, { status: how.status ?? 200 });
    case 'hang':
      return new Promise<never>(() => undefined);
    case 'disconnect':
      return HttpResponse.error();
  }
}

/** Holds the active faults, newest first. */
export function createFaultInjection() {
  let activeFaults: { target: FaultTarget; fault: InjectedFault; left: number }[] = [];

  return {
    /** Adds one; the returned function ends it. */
    add(target: FaultTarget, fault: InjectedFault): () => void {
      const entry = { target, fault, left: target.times ?? Infinity };
      activeFaults = [entry, ...activeFaults];
      return () => (activeFaults = activeFaults.filter((other) => other !== entry));
    },
    clear: () => (activeFaults = []),
    /** Applies the fault that affects this request; returns a response where it must not be handled. */
    async apply(call: { method: string; path: string }): Promise<Response | undefined> {
      const match = activeFaults.find(
        ({ target, left }) =>
          left > 0 &&
          (target.method === undefined || target.method === call.method) &&
          (target.path === undefined || target.path === call.path),
      );
      if (!match) return undefined;
      match.left -= 1;
      return applyFault(match.fault);
    },
  };
}
