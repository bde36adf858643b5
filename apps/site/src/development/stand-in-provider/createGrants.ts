import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StandInPerson } from './people';

const CODE_LIFETIME_MS = 60_000;

/** What the visitor agreed to. */
export interface Grant {
  person: StandInPerson;
  redirectUri: string;
  /** SHA-256 of the verifier in base64url. */
  codeChallenge: string;
}

interface Exchange {
  code: string;
  redirectUri: string;
  codeVerifier: string;
}

/** Codes and access tokens that the stand-in gave away; they end with the process. */
export function createGrants(now: () => number = Date.now) {
  const codes = new Map<string, Grant & { expiresMs: number }>();
  const tokens = new Map<string, StandInPerson>();

  function issueCode(grant: Grant): string {
    const code = randomBytes(24).toString('base64url');
    codes.set(code, { ...grant, expiresMs: now() + CODE_LIFETIME_MS });
    return code;
  }

  /** A code works once; undefined also where it is old, or anything about the exchange is not as it was granted. */
  function exchange({ code, redirectUri, codeVerifier }: Exchange): string | undefined {
    const grant = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    if (!grant || grant.expiresMs <= now() || grant.redirectUri !== redirectUri) return undefined;
    if (!isSame(grant.codeChallenge, challenge)) return undefined;
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, grant.person);
    return token;
  }

  return { issueCode, exchange, findPerson: (token: string) => tokens.get(token) };
}

export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
