import { startMockProvider, type MockProvider } from './startMockProvider';

const CALLBACK = 'http://localhost:3000/profiles/facebook-callback/';
// BASE64URL(SHA256(verifier)), from RFC 7636, appendix B.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('the mock provider in place of Facebook', () => {
  let mockProvider: MockProvider;
  beforeAll(async () => {
    mockProvider = await startMockProvider();
  });
  afterAll(() => mockProvider.stop());

  function authorize(path: string, overrides: Record<string, string> = {}): Promise<Response> {
    const url = new URL(path, mockProvider.settings.authorizeUrl);
    const fields = {
      response_type: 'code',
      client_id: mockProvider.settings.clientId,
      redirect_uri: CALLBACK,
      state: 'some-state',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      ...overrides,
    };
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    return fetch(url, { redirect: 'manual' });
  }
  async function requestCode(): Promise<string> {
    const response = await authorize('/choice', { person: '1001' });
    return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  }
  const exchange = (code: string, overrides: Record<string, string> = {}) =>
    fetch(mockProvider.settings.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: CALLBACK,
        code_verifier: VERIFIER,
        client_id: mockProvider.settings.clientId,
        client_secret: mockProvider.settings.clientSecret,
        ...overrides,
      }),
    });

  it('asks who logs in, without a script and with a strict content security policy', async () => {
    const response = await authorize('/dialog');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const page = await response.text();
    expect(page).toContain('Continue as Nadia Okafor');
    expect(page).not.toMatch(/<script|style=/);
  });

  it.each<Record<string, string>>([
    { redirect_uri: 'https://evil.example/profiles/facebook-callback/' },
    { redirect_uri: 'http://localhost:3000/other/' },
    { client_id: 'another' },
    { code_challenge_method: 'plain' },
    { response_type: 'token' },
  ])('does not redirect with %j', async (overrides) => {
    expect((await authorize('/dialog', overrides)).status).toBe(400);
    expect((await authorize('/choice', { ...overrides, person: '1001' })).status).toBe(400);
  });

  it('exchanges a code for a token, once, and returns its user', async () => {
    const code = await requestCode();
    const { access_token: token } = (await (await exchange(code)).json()) as { access_token: string };
    const me = await fetch(mockProvider.settings.profileUrl, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await me.json()).toEqual({
      id: '1001',
      name: 'Nadia Okafor',
      email: 'nadia.okafor@example.com',
      email_verified: true,
    });
    expect(await (await exchange(code)).json()).toEqual({ error: 'invalid_grant' });
  });

  it.each<[Record<string, string>, number, string]>([
    [{ client_secret: 'guessed' }, 401, 'invalid_client'],
    [{ code_verifier: 'guessed' }, 400, 'invalid_grant'],
    [{ redirect_uri: 'http://localhost:3000/' }, 400, 'invalid_grant'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('rejects an exchange with %j', async (overrides, status, error) => {
    const response = await exchange(await requestCode(), overrides);
    expect([response.status, await response.json()]).toEqual([status, { error }]);
  });

  it('returns no user without a token', async () => {
    expect((await fetch(mockProvider.settings.profileUrl)).status).toBe(401);
  });
});
