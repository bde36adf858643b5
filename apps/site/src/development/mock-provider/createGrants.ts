import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MockUser } from './mockUsers';

const CODE_LIFETIME_MS = 60_000;

/** An authorization that the visitor granted. */
export interface Grant {
  user: MockUser;
  redirectUri: string;
  /** SHA-256 of the verifier in base64url. */
  codeChallenge: string;
}

interface CodeExchange {
  code: string;
  redirectUri: string;
  codeVerifier: string;
}

/** Codes and access tokens issued by the mock provider; kept in memory only. */
export function createGrants(now: () => number = Date.now) {
  const codes = new Map<string, Grant & { expiresMs: number }>();
  const tokens = new Map<string, MockUser>();

  function issueCode(grant: Grant): string {
    const code = randomBytes(24).toString('base64url');
    codes.set(code, { ...grant, expiresMs: now() + CODE_LIFETIME_MS });
    return code;
  }

  /** Exchanges a code, once, for an access token; undefined if it has expired or the exchange does not match the grant. */
  function exchange({ code, redirectUri, codeVerifier }: CodeExchange): string | undefined {
    const grant = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    if (!grant || grant.expiresMs <= now() || grant.redirectUri !== redirectUri) return undefined;
    if (!isEqualInConstantTime(grant.codeChallenge, challenge)) return undefined;
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, grant.user);
    return token;
  }

  return { issueCode, exchange, findUser: (token: string) => tokens.get(token) };
}

export function isEqualInConstantTime(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
