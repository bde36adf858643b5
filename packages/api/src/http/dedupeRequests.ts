import { ApiError } from './ApiError';

interface SharedRequest<Answer> {
  response: Promise<Answer>;
  controller: AbortController;
  subscribers: number;
}

/**
 * Lets simultaneous callers of the same URL share one request. A caller who aborts ends only its own part; the request
 * itself is aborted when the last one has aborted.
 */
export function dedupeRequests<Answer>(start: (url: string, controller: AbortController) => Promise<Answer>) {
  const requests = new Map<string, SharedRequest<Answer>>();

  function removeRequest(url: string, flight: SharedRequest<Answer>) {
    if (requests.get(url) === flight) requests.delete(url);
  }

  function startRequest(url: string): SharedRequest<Answer> {
    const controller = new AbortController();
    const flight = { response: start(url, controller), controller, subscribers: 0 };
    requests.set(url, flight);
    const forget = () => removeRequest(url, flight);
    flight.response.then(forget, forget);
    return flight;
  }

  function subscribe(url: string, signal?: AbortSignal): Promise<Answer> {
    const aborted = () => new ApiError(`GET ${url} was aborted by its caller.`, { kind: 'aborted' });
    if (signal?.aborted) return Promise.reject(aborted());

    const flight = requests.get(url) ?? startRequest(url);
    flight.subscribers += 1;

    return new Promise((resolve, reject) => {
      function unsubscribe() {
        reject(aborted());
        flight.subscribers -= 1;
        if (flight.subscribers > 0) return;
        removeRequest(url, flight);
        flight.controller.abort();
      }
      const stopListening = () => signal?.removeEventListener('abort', unsubscribe);
      signal?.addEventListener('abort', unsubscribe, { once: true });
      flight.response.finally(stopListening).then(resolve, reject);
    });
  }

  return {
    subscribe,
    /** Pending requests may be out of date (something was written): from now on callers get a new one. */
    clear: () => requests.clear(),
  };
}
