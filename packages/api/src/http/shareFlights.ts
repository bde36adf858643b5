import { ApiError } from './ApiError';

interface Flight<Answer> {
  answer: Promise<Answer>;
  controller: AbortController;
  askerCount: number;
}

/**
 * Lets askers of the same address at the same time share one request. An asker who aborts leaves alone; the request
 * itself is aborted when the last one has left.
 */
export function shareFlights<Answer>(start: (url: string, controller: AbortController) => Promise<Answer>) {
  const flights = new Map<string, Flight<Answer>>();

  function forgetFlight(url: string, flight: Flight<Answer>) {
    if (flights.get(url) === flight) flights.delete(url);
  }

  function startFlight(url: string): Flight<Answer> {
    const controller = new AbortController();
    const flight = { answer: start(url, controller), controller, askerCount: 0 };
    flights.set(url, flight);
    const forget = () => forgetFlight(url, flight);
    flight.answer.then(forget, forget);
    return flight;
  }

  function join(url: string, signal?: AbortSignal): Promise<Answer> {
    const aborted = () => new ApiError(`GET ${url} was aborted by its caller.`, { kind: 'aborted' });
    if (signal?.aborted) return Promise.reject(aborted());

    const flight = flights.get(url) ?? startFlight(url);
    flight.askerCount += 1;

    return new Promise((resolve, reject) => {
      function leave() {
        reject(aborted());
        flight.askerCount -= 1;
        if (flight.askerCount > 0) return;
        forgetFlight(url, flight);
        flight.controller.abort();
      }
      const stopListening = () => signal?.removeEventListener('abort', leave);
      signal?.addEventListener('abort', leave, { once: true });
      flight.answer.finally(stopListening).then(resolve, reject);
    });
  }

  return {
    join,
    /** What is under way may be out of date (something was written): whoever asks from now on gets a new request. */
    forgetAll: () => flights.clear(),
  };
}
