import { delay, HttpResponse } from 'msw';

/** What can go wrong on the way; `delay` then answers as usual. */
export type Disturbance =
  | { kind: 'delay'; delayMs: number }
  | { kind: 'fail'; status: number; body?: object; headers?: Record<string, string> }
  | { kind: 'html'; status?: number }
  | { kind: 'hang' }
  | { kind: 'disconnect' };

/** Which calls it hits: all, or those of a method, a route's path (`favourites/{id}/`), and at most so many. */
export interface DisturbedCalls {
  method?: string;
  path?: string;
  times?: number;
}

const CAPTIVE_PORTAL =
  '<!doctype html><title>Welcome</title><h1>Free Wi-Fi</h1><p>Please accept our terms.</p>';

async function playDisturbance(how: Disturbance): Promise<Response | undefined> {
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

/** Keeps the disturbances in force, the newest first. */
export function createDisturbances() {
  let active: { where: DisturbedCalls; how: Disturbance; left: number }[] = [];

  return {
    /** Starts one; the function given back ends it. */
    add(where: DisturbedCalls, how: Disturbance): () => void {
      const entry = { where, how, left: where.times ?? Infinity };
      active = [entry, ...active];
      return () => (active = active.filter((other) => other !== entry));
    },
    clear: () => (active = []),
    /** Plays what hits this call; a response where it must not go on. */
    async play(call: { method: string; path: string }): Promise<Response | undefined> {
      const hit = active.find(
        ({ where, left }) =>
          left > 0 &&
          (where.method === undefined || where.method === call.method) &&
          (where.path === undefined || where.path === call.path),
      );
      if (!hit) return undefined;
      hit.left -= 1;
      return playDisturbance(hit.how);
    },
  };
}
