import { sendJson, startBackend, type TestBackend } from '../testing/startBackend';
import { createTransport } from './createTransport';

let backend: TestBackend;

beforeAll(async () => (backend = await startBackend()));
beforeEach(() => backend.reset());
afterAll(() => backend.stop());

const transport = () => createTransport({ baseUrl: backend.baseUrl });

describe('responses', () => {
  it.each([
    [204, null],
    [200, null],
    [200, '  \n'],
  ])('O-FAV-02 API-3.empty-body status %i with the body %j counts as success', async (status, body) => {
    backend.respond((_, response) => void response.writeHead(status).end(body ?? undefined));
    expect((await transport().delete('favourites/55/')).body).toBeUndefined();
    expect((await transport().get('profiles/hi/')).body).toBeUndefined();
  });

  it('O-NET-02 API-3.html a page with status 200 is a clear error and shows nothing of the page', async () => {
    backend.respond(
      (_, response) =>
        void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Accept our terms</h1>'),
    );
    const error: unknown = await transport()
      .get('listings/')
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'format', status: 200, fields: {}, detail: undefined });
    expect(String(error)).toMatch(/GET http.*\/listings\/ was answered with text\/html where JSON was due/);
    expect(JSON.stringify(error)).not.toContain('terms');
  });

  it('API-2 a page with an error status is an error of that status without messages', async () => {
    backend.respond(
      (_, response) =>
        void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Server Error</h1>'),
    );
    await expect(transport().get('listings/')).rejects.toMatchObject({
      kind: 'http',
      status: 500,
      fields: {},
      detail: undefined,
    });
  });

  it.each([
    { title: 'a page with status 404', status: 404, body: '<h1>Not Found</h1>', isMissingCall: true },
    { title: 'nothing with status 404', status: 404, body: '', isMissingCall: true },
    { title: 'other words with status 404', status: 404, body: '{"error":"no route"}', isMissingCall: true },
    { title: 'status 405', status: 405, body: '{"detail":"Method not allowed."}', isMissingCall: true },
    { title: 'the API’s own 404', status: 404, body: '{"detail":"Not found."}', isMissingCall: false },
    { title: 'a page with status 500', status: 500, body: '<h1>Server Error</h1>', isMissingCall: false },
  ])(
    'ANY-13.missing-call $title: whether the API lacks the call',
    async ({ status, body, isMissingCall }) => {
      backend.respond((_, response) => void response.writeHead(status).end(body));
      const error: unknown = await transport()
        .get('listings/')
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ kind: 'http', status, isMissingCall });
      expect(String(error).includes('The API lacks this call: see "npm run conformance"')).toBe(
        isMissingCall,
      );
    },
  );

  it('API-2.field-errors API-2.general-errors field errors, general errors and a detail are distinguished', async () => {
    backend.respond((_, response) =>
      sendJson(
        response,
        {
          email: ['Taken.', 'Too long.'],
          password: 'Too short.',
          non_field_errors: ['No.'],
          odd: { a: 1 },
          detail: 'D',
        },
        400,
      ),
    );
    await expect(transport().post('profiles/email-registration/')).rejects.toMatchObject({
      fields: { email: ['Taken.', 'Too long.'], password: ['Too short.'], non_field_errors: ['No.'] },
      detail: 'D',
    });
    backend.respond((_, response) => sendJson(response, ['Just no.'], 400));
    await expect(transport().post('favourites/')).rejects.toMatchObject({
      fields: { non_field_errors: ['Just no.'] },
    });
  });
});
