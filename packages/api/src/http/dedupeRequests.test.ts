import type { ServerResponse } from 'node:http';
import { sendJson, flushNetwork, startBackend, type TestBackend } from '../testing/startBackend';
import { createTransport } from './createTransport';

let backend: TestBackend;

beforeAll(async () => (backend = await startBackend()));
beforeEach(() => backend.reset());
afterAll(() => backend.stop());

const transport = () => createTransport({ baseUrl: backend.baseUrl });

describe('equal reads at the same time', () => {
  it('API-3.one-flight share one request, whatever the order of their parameters; later ones send a new one', async () => {
    const client = transport();
    const answers = [
      client.get('listings/', { limit: 12, offset: 0 }),
      client.get('listings/', { offset: 0, limit: 12, keywords: null }),
    ];
    await Promise.all(answers);
    expect(backend.received).toHaveLength(1);
    await client.get('listings/', { limit: 12, offset: 0 });
    expect(backend.received).toHaveLength(2);
  });

  it('API-3 share a failure, and the next read sends a new request', async () => {
    const client = transport();
    backend.respond((_, response) => sendJson(response, {}, 500));
    const answers = await Promise.allSettled([client.get('listings/'), client.get('listings/')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(backend.received).toHaveLength(1);
    backend.respond((_, response) => sendJson(response, { fine: true }));
    expect((await client.get('listings/')).body).toEqual({ fine: true });
  });

  it('API-3.abort are aborted one by one, and the request only when the last caller has aborted', async () => {
    const client = transport();
    const closed = jest.fn();
    backend.respond((request) => void request.socket.once('close', closed));
    const [first, second] = [new AbortController(), new AbortController()];
    const one = client.get('listings/', {}, { signal: first.signal });
    const two = client.get('listings/', {}, { signal: second.signal });
    await backend.whenReceived(1);

    first.abort();
    await expect(one).rejects.toMatchObject({ name: 'ApiError', kind: 'aborted' });
    await flushNetwork();
    expect(closed).not.toHaveBeenCalled();

    second.abort();
    await expect(two).rejects.toMatchObject({ kind: 'aborted' });
    while (closed.mock.calls.length === 0) await flushNetwork();
    expect(backend.received).toHaveLength(1);
  });

  it('API-3 an aborted caller gets nothing while another gets the response', async () => {
    const client = transport();
    const controller = new AbortController();
    backend.respond((_, response) => {
      controller.abort();
      setImmediate(() => sendJson(response, { fine: true }));
    });
    const aborted = client.get('listings/', {}, { signal: controller.signal });
    const answered = client.get('listings/');
    await expect(aborted).rejects.toMatchObject({ kind: 'aborted' });
    expect((await answered).body).toEqual({ fine: true });
  });

  it('API-3 a read right after the last caller has aborted starts a new request', async () => {
    const client = transport();
    const controller = new AbortController();
    const aborted = client.get('listings/', {}, { signal: controller.signal });
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ kind: 'aborted' });
    expect((await client.get('listings/')).body).toEqual({});
  });

  it('API-3 a signal that is aborted already sends nothing', async () => {
    const answer = transport().get('listings/', {}, { signal: AbortSignal.abort() });
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    expect(backend.received).toHaveLength(0);
  });

  it('API-3 a read after a write does not get the response of one from before it', async () => {
    const client = transport();
    let firstResponse: ServerResponse | undefined;
    backend.respond((request, response) => {
      if (request.method === 'GET' && !firstResponse) firstResponse = response;
      else sendJson(response, { results: 'new' });
    });
    const early = client.get('favourites/listing_ids/');
    await backend.whenReceived(1);
    await client.post('favourites/', { body: { listing: 1 } });
    expect((await client.get('favourites/listing_ids/')).body).toEqual({ results: 'new' });
    if (firstResponse) sendJson(firstResponse, { results: 'old' });
    expect((await early).body).toEqual({ results: 'old' });
  });
});
