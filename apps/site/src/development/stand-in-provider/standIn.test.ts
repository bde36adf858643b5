import { startStandIn, type StandIn } from './startStandIn';

const CALLBACK = 'http://localhost:3000/profiles/facebook-callback/';
// BASE64URL(SHA256(verifier)), from RFC 7636, appendix B.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('the stand-in for Facebook', () => {
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startStandIn();
  });
  afterAll(() => standIn.stop());

  function ask(path: string, change: Record<string, string> = {}): Promise<Response> {
    const address = new URL(path, standIn.settings.authorizeUrl);
    const fields = {
      response_type: 'code',
      client_id: standIn.settings.clientId,
      redirect_uri: CALLBACK,
      state: 'some-state',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      ...change,
    };
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
    return fetch(address, { redirect: 'manual' });
  }
  async function askForCode(): Promise<string> {
    const answer = await ask('/choice', { person: '1001' });
    return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  }
  const exchange = (code: string, change: Record<string, string> = {}) =>
    fetch(standIn.settings.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: CALLBACK,
        code_verifier: VERIFIER,
        client_id: standIn.settings.clientId,
        client_secret: standIn.settings.clientSecret,
        ...change,
      }),
    });

  it('asks who logs in, without a script and under a strict policy', async () => {
    const answer = await ask('/dialog');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const page = await answer.text();
    expect(page).toContain('Continue as Nadia Okafor');
    expect(page).not.toMatch(/<script|style=/);
  });

  it.each<Record<string, string>>([
    { redirect_uri: 'https://evil.example/profiles/facebook-callback/' },
    { redirect_uri: 'http://localhost:3000/other/' },
    { client_id: 'another' },
    { code_challenge_method: 'plain' },
    { response_type: 'token' },
  ])('sends nobody anywhere for %j', async (change) => {
    expect((await ask('/dialog', change)).status).toBe(400);
    expect((await ask('/choice', { ...change, person: '1001' })).status).toBe(400);
  });

  it('gives a token for a code, once, and says who it belongs to', async () => {
    const code = await askForCode();
    const { access_token: token } = (await (await exchange(code)).json()) as { access_token: string };
    const me = await fetch(standIn.settings.profileUrl, { headers: { authorization: `Bearer ${token}` } });
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
  ])('refuses an exchange with %j', async (change, status, error) => {
    const answer = await exchange(await askForCode(), change);
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
  });

  it('tells nobody without a token anything', async () => {
    expect((await fetch(standIn.settings.profileUrl)).status).toBe(401);
  });
});
