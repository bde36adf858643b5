import type { FastifyInstance, FastifyReply } from 'fastify';
import { createGrants, isEqualInConstantTime } from './createGrants';
import { findMockUser } from './mockUsers';
import { parseAuthorizationRequest } from './parseAuthorizationRequest';
import { renderDialog, renderInvalidRequest } from './renderDialog';

/** Styles of the mock provider, deliberately unlike those of our sites. */
const dialogStyle = `:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; background: light-dark(#eef1f6, #14181f); color: light-dark(#1b2230, #e8ecf3); }
main { box-sizing: border-box; max-width: 30rem; margin: 8vh auto; padding: 1.5rem; border-radius: 1rem; background: light-dark(#fff, #1f2530); }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.2; }
ul { margin: 1.25rem 0; padding: 0; list-style: none; display: grid; gap: .5rem; }
.person { display: flex; gap: .875rem; align-items: center; min-height: 2.75rem; padding: .625rem; border: 1px solid light-dark(#c8d0dd, #414b5c); border-radius: .75rem; color: inherit; text-decoration: none; }
.person:hover { background: light-dark(#f3f6fb, #283041); }
.person svg { flex: none; }
.person small { display: block; color: light-dark(#556074, #a9b4c6); font-size: .875rem; }
.cancel { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
@media (max-width: 32rem) { main { min-height: 100vh; margin: 0; border-radius: 0; } }
`;

interface Client {
  id: string;
  secret: string;
  isAllowedRedirect(address: string): boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const POLICY = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** An OAuth 2 server for one client: it asks who logs in, exchanges codes for tokens and returns users' profiles. */
export function registerMockProvider(app: FastifyInstance, client: Client): void {
  const grants = createGrants();
  const rules = { clientId: client.id, isAllowedRedirect: client.isAllowedRedirect };

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(dialogStyle));

  app.get<{ Querystring: Fields }>('/dialog', async (request, reply) => {
    if (!parseAuthorizationRequest(request.query, rules))
      return sendPage(reply.code(400), renderInvalidRequest());
    const parameters = new URL(request.url, 'http://own.invalid').searchParams;
    const linkFor = (person: string) => `/choice?${new URLSearchParams([...parameters, ['person', person]])}`;
    return sendPage(reply, renderDialog(linkFor, linkFor('')));
  });

  app.get<{ Querystring: Fields }>('/choice', async (request, reply) => {
    const authorization = parseAuthorizationRequest(request.query, rules);
    if (!authorization) return sendPage(reply.code(400), renderInvalidRequest());
    const { redirectUri, state, codeChallenge } = authorization;
    const user = findMockUser(request.query.person);
    const result = user
      ? { code: grants.issueCode({ user, redirectUri, codeChallenge }) }
      : { error: 'access_denied', error_reason: 'user_denied' };
    const url = new URL(redirectUri);
    for (const [name, value] of Object.entries({ ...result, state, iss: app.listeningOrigin }))
      url.searchParams.set(name, value);
    // Facebook adds this fragment, so the site must handle it.
    url.hash = '_=_';
    return reply.redirect(url.href, 303);
  });

  app.post<{ Body: Fields | undefined }>('/token', async (request, reply) => {
    const fields = request.body ?? {};
    const read = (name: string) => String(fields[name] ?? '');
    if (read('client_id') !== client.id || !isEqualInConstantTime(read('client_secret'), client.secret))
      return reply.code(401).send({ error: 'invalid_client' });
    if (read('grant_type') !== 'authorization_code')
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    const token = grants.exchange({
      code: read('code'),
      redirectUri: read('redirect_uri'),
      codeVerifier: read('code_verifier'),
    });
    if (token === undefined) return reply.code(400).send({ error: 'invalid_grant' });
    return reply.send({ access_token: token, token_type: 'bearer', expires_in: 3600 });
  });

  app.get('/me', async (request, reply) => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const user = token === undefined ? undefined : grants.findUser(token);
    if (!user) return reply.code(401).send({ error: 'invalid_token' });
    const { id, name, email, email_verified } = user;
    return reply.send({ id, name, email, email_verified });
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}
