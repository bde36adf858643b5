import { createApiClient } from '../client';
import { sendJson, startBackend, type TestBackend } from '../testing/startBackend';

let backend: TestBackend;

beforeAll(async () => (backend = await startBackend()));
beforeEach(() => backend.reset());
afterAll(() => backend.stop());

const request = { email: "jo+tag@o'hara.example", foods: true, all: false };
const subscribe = () => createApiClient({ baseUrl: backend.baseUrl }).guestNewsletters.subscribe(request);

describe('requesting newsletters', () => {
  it('NEWS-3.post O-FRM-04 posts the requested settings in the body, letter by letter, and nothing in the URL', async () => {
    backend.respond((_, response) => sendJson(response, { foods: true }));
    await subscribe();
    expect(backend.received).toMatchObject([{ method: 'POST', url: '/api/v2/profiles/guest-newsletters/' }]);
    expect(JSON.parse(backend.received[0]?.body ?? '')).toEqual(request);
  });

  it('NEWS-1 returns the settings; what a backend leaves out is off', async () => {
    backend.respond((_, response) => sendJson(response, { email: 'jo@example.com', foods: 'true' }));
    expect(await subscribe()).toEqual({
      events: false,
      foods: true,
      real_estate: false,
      travel: false,
      contests: false,
      default: false,
      promotions: false,
      all: false,
      needs_confirmation: false,
    });
  });

  it('NEWS-1 returns false where the backend responds with false', async () => {
    backend.respond((_, response) => sendJson(response, false));
    expect(await subscribe()).toBe(false);
  });

  it.each([null, 'OK', [], {}, { detail: 'Hello.' }])(
    'NEWS-1 DOOR-8 throws where the backend responds with %j, which contains no setting',
    async (answer) => {
      backend.respond((_, response) => sendJson(response, answer));
      await expect(subscribe()).rejects.toMatchObject({ kind: 'format' });
    },
  );

  it('NEWS-3 O-NWS-03 a rejection has the message for the address', async () => {
    backend.respond((_, response) => sendJson(response, { email: ['already subscribed'] }, 400));
    await expect(subscribe()).rejects.toMatchObject({
      status: 400,
      fields: { email: ['already subscribed'] },
    });
  });
});
