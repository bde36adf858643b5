import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import type { FacebookSettings } from '../../platform/settings/FacebookSettings';
import { isLoopbackHost } from '../../platform/security/getSiteOrigin';
import { registerMockProvider } from './registerMockProvider';

export interface MockProvider {
  /** The site's settings for this provider. */
  settings: FacebookSettings;
  stop(): Promise<void>;
}

const CALLBACK = '/profiles/facebook-callback/';

/** Starts the mock provider on a free port of this machine; it redirects to this machine only. */
export async function startMockProvider(): Promise<MockProvider> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(formbody);
  const client = { id: 'cityguide-in-development', secret: randomBytes(32).toString('base64url') };
  registerMockProvider(app, { ...client, isAllowedRedirect });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    settings: {
      authorizeUrl: `${address}/dialog`,
      tokenUrl: `${address}/token`,
      profileUrl: `${address}/me`,
      clientId: client.id,
      clientSecret: client.secret,
      scopes: 'email public_profile',
      timeoutMs: 5000,
    },
    stop: () => app.close(),
  };
}

function isAllowedRedirect(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname, search, hash } = new URL(address);
  return isLoopbackHost(hostname) && pathname === CALLBACK && search === '' && hash === '';
}
