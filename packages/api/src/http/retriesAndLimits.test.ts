import {
  sendJson,
  flushNetwork,
  startBackend,
  type Respond,
  type TestBackend,
} from '../testing/startBackend';
import { createTransport } from './createTransport';

let backend: TestBackend;

beforeAll(async () => (backend = await startBackend()));
beforeEach(() => backend.reset());
afterEach(() => jest.useRealTimers());
afterAll(() => backend.stop());

const transport = () => createTransport({ baseUrl: backend.baseUrl });

/** Only the clock that the client reads is stopped; sockets keep theirs. */
function stopClock() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
}

describe('reads that fail', () => {
  it.each([502, 503, 504])(
    'API-3.retried API-3.growing-delay are retried twice, with growing delays, after a %i',
    async (status) => {
      stopClock();
      backend.respond((_, response) => sendJson(response, { detail: 'Down.' }, status));
      const answer = transport().get('listings/');
      answer.catch(() => undefined);

      await backend.whenReceived(1);
      await flushNetwork();
      await jest.advanceTimersByTimeAsync(399);
      await flushNetwork();
      expect(backend.received).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(1);
      await backend.whenReceived(2);
      await flushNetwork();
      await jest.advanceTimersByTimeAsync(1199);
      await flushNetwork();
      expect(backend.received).toHaveLength(2);
      await jest.advanceTimersByTimeAsync(1);
      await backend.whenReceived(3);

      await expect(answer).rejects.toMatchObject({ kind: 'http', status, detail: 'Down.' });
      await jest.advanceTimersByTimeAsync(9000);
      expect(backend.received).toHaveLength(3);
    },
  );

  it('API-3.retried succeed where a later try does: after a lost connection and after half a body', async () => {
    stopClock();
    const faults: Respond[] = [
      (request) => request.socket.destroy(),
      (request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
        response.write('{"count":', () => request.socket.destroy());
      },
    ];
    backend.respond((request, response, body) => {
      const fault = faults.shift();
      if (fault) fault(request, response, body);
      else sendJson(response, { count: 1 });
    });
    const answer = transport().get('listings/');
    await backend.whenReceived(1);
    await flushNetwork();
    await jest.advanceTimersByTimeAsync(400);
    await backend.whenReceived(2);
    await flushNetwork();
    await jest.advanceTimersByTimeAsync(1200);
    expect((await answer).body).toEqual({ count: 1 });
    expect(backend.received).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 408, 413, 429, 500])(
    'API-3.retried-faults are not retried after a %i',
    async (status) => {
      backend.respond((_, response) => sendJson(response, { detail: 'No.' }, status));
      await expect(transport().get('listings/')).rejects.toMatchObject({
        kind: 'http',
        status,
        detail: 'No.',
      });
      expect(backend.received).toHaveLength(1);
    },
  );

  it('API-3 do not wait as long as a Retry-After says, but report it', async () => {
    backend.respond((_, response) => {
      response.setHeader('retry-after', '3600');
      sendJson(response, { detail: 'Request was throttled.' }, backend.received.length < 2 ? 503 : 429);
    });
    await expect(transport().get('listings/')).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 3600,
    });
  });
});

describe('the time limit', () => {
  it.each(['get', 'post'] as const)(
    'API-3.time-limit ends a %s without a response after 10 s',
    async (method) => {
      stopClock();
      backend.respond(() => undefined);
      const outcome = jest.fn();
      transport()[method]('listings/').catch(outcome);
      await backend.whenReceived(1);
      await jest.advanceTimersByTimeAsync(9_999);
      expect(outcome).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(outcome).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'ApiError', kind: 'timeout', status: 0 }),
      );
      expect(backend.received).toHaveLength(1);
    },
  );

  it.each([200, 500])('API-3 leaves no timer running after a response with status %i', async (status) => {
    stopClock();
    backend.respond((_, response) => sendJson(response, {}, status));
    await Promise.allSettled([transport().get('listings/'), transport().post('favourites/')]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('API-3.time-limit ends an answer whose body never ends, and one whose fetch cannot be aborted', async () => {
    stopClock();
    backend.respond((_, response) => void response.writeHead(200).write('{'));
    const unabortable = createTransport({
      baseUrl: backend.baseUrl,
      fetch: () => new Promise(() => undefined),
    });
    const endless = expect(transport().get('listings/')).rejects.toMatchObject({ kind: 'timeout' });
    const silent = expect(unabortable.get('listings/')).rejects.toMatchObject({ kind: 'timeout' });
    await backend.whenReceived(1);
    await flushNetwork();
    await jest.advanceTimersByTimeAsync(10_000);
    await Promise.all([endless, silent]);
  });
});
