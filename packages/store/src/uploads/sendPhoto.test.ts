import { createMockBackend } from '@cityguide/api/mocks';
import { createPhotoSender, STALL_TIMEOUT_MS } from '@cityguide/api/uploads';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { createDeferred } from '../testing/createDeferred';
import { createFile } from '../testing/openUploadPage';

const API = 'http://localhost/api/v2/';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
  document.cookie = 'csrftoken=; max-age=0';
});
afterAll(() => server.close());

const answer = (handle: Parameters<typeof http.post>[1]): void =>
  server.use(http.post(`${API}photos/`, handle) as HttpHandler);

function send({ signal = new AbortController().signal, onProgress = jest.fn() } = {}) {
  const photo = { file: createFile('bar.jpg', undefined, 5000), listing: 41, description: 'The bar' };
  return createPhotoSender('/api/v2/')(photo, { signal, onProgress });
}

describe('sending a photo', () => {
  it('PHOTO-6.multipart PHOTO-6.progress sends the form with the current token, reports the progress and returns the photo', async () => {
    const { state } = createMockBackend();
    let seen: Record<string, unknown> = {};
    answer(async ({ request }) => {
      const form = await request.formData();
      seen = {
        token: request.headers.get('x-csrftoken'),
        names: [...form.keys()],
        listing: form.get('listing'),
        description: form.get('description'),
        bytes: (form.get('file') as File).size,
      };
      return HttpResponse.json({ ...state.photos[0] }, { status: 201 });
    });
    document.cookie = 'csrftoken=abc';
    const onProgress = jest.fn();
    expect((await send({ onProgress })).id).toBe(state.photos[0]?.id);
    expect(seen).toEqual({
      token: 'abc',
      names: ['listing', 'description', 'file'],
      listing: '41',
      description: 'The bar',
      bytes: 5000,
    });
    expect(onProgress).toHaveBeenLastCalledWith(5000);
  });

  it('ANY-9.upload sends it to another host with its cookies and the token that this host gives', async () => {
    const elsewhere = 'https://api.city.example/api/v2/';
    const { state } = createMockBackend();
    const seen: unknown[] = [];
    server.use(
      http.get(`${elsewhere}profiles/hi/`, ({ request }) => {
        seen.push(['hi', request.credentials]);
        return HttpResponse.json({ id: 1 }, { headers: { 'x-csrftoken': 'theirs' } });
      }) as HttpHandler,
      http.post(`${elsewhere}photos/`, ({ request }) => {
        seen.push([request.headers.get('x-csrftoken'), request.credentials]);
        return HttpResponse.json({ ...state.photos[0] }, { status: 201 });
      }) as HttpHandler,
    );
    document.cookie = 'csrftoken=ours';
    const photo = { file: createFile('bar.jpg', undefined, 5000), listing: 41, description: '' };
    await createPhotoSender(elsewhere)(photo, {
      signal: new AbortController().signal,
      onProgress: jest.fn(),
    });
    expect(seen).toEqual([
      ['hi', 'include'],
      ['theirs', 'include'],
    ]);
  });

  it("PHOTO-6 throws the server's message about the file", async () => {
    answer(() =>
      HttpResponse.json({ file: ['Too large.'] }, { status: 413, headers: { 'retry-after': '60' } }),
    );
    await expect(send()).rejects.toMatchObject({
      kind: 'http',
      status: 413,
      fields: { file: ['Too large.'] },
      retryAfterSeconds: 60,
    });
  });

  it('PHOTO-6 throws where no response comes, and where it is a page', async () => {
    answer(() => HttpResponse.error());
    await expect(send()).rejects.toMatchObject({ kind: 'network' });
    answer(() => HttpResponse.html('<p>Please accept the terms of this hotel'));
    await expect(send()).rejects.toMatchObject({ kind: 'format' });
    answer(() => HttpResponse.json({ name: 'no photo' }, { status: 201 }));
    await expect(send()).rejects.toMatchObject({ kind: 'format' });
  });

  it('PHOTO-6.cancel is cancelled by its signal, also before it begins', async () => {
    const requested = createDeferred<undefined>();
    const onRequest = jest.fn(() => {
      requested.resolve(undefined);
      return new Promise<never>(() => undefined);
    });
    answer(onRequest);
    const controller = new AbortController();
    const sending = send({ signal: controller.signal });
    await requested.promise;
    controller.abort();
    await expect(sending).rejects.toMatchObject({ kind: 'aborted' });
    await expect(send({ signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
    expect(onRequest).toHaveBeenCalledTimes(1);
  });

  it('PHOTO-6 times out where not even its first byte is sent', async () => {
    const abort = jest.fn();
    // Hangs from the beginning: it never fires a progress event.
    class SilentRequest {
      upload = {};
      open = jest.fn();
      setRequestHeader = jest.fn();
      send = jest.fn();
      abort = abort;
    }
    jest
      .spyOn(globalThis, 'XMLHttpRequest')
      .mockImplementation(() => new SilentRequest() as unknown as XMLHttpRequest);
    jest.useFakeTimers();
    const onEnd = jest.fn();
    void send().catch(onEnd);
    await jest.advanceTimersByTimeAsync(STALL_TIMEOUT_MS - 1);
    expect(onEnd).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onEnd.mock.calls).toMatchObject([[{ kind: 'timeout' }]]);
    expect(abort).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('PHOTO-6 times out where nothing is sent for long', async () => {
    answer(() => new Promise<never>(() => undefined));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    const sending = send();
    const rejection = expect(sending).rejects.toMatchObject({ kind: 'timeout' });
    await jest.advanceTimersByTimeAsync(STALL_TIMEOUT_MS);
    await rejection;
  });
});
