/** An authorization request of OAuth 2 with PKCE. */
export interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  codeChallenge: string;
}

interface AuthorizationRules {
  clientId: string;
  isAllowedRedirect(address: string): boolean;
}

/** Returns undefined if anything is missing or invalid; there must be no redirect then. */
export function parseAuthorizationRequest(
  query: Readonly<Record<string, unknown>>,
  rules: AuthorizationRules,
): AuthorizationRequest | undefined {
  const { redirect_uri: redirectUri, state, code_challenge: codeChallenge } = query;
  if (query.response_type !== 'code' || query.client_id !== rules.clientId) return undefined;
  if (query.code_challenge_method !== 'S256' || typeof codeChallenge !== 'string') return undefined;
  if (typeof state !== 'string' || typeof redirectUri !== 'string') return undefined;
  return rules.isAllowedRedirect(redirectUri) ? { redirectUri, state, codeChallenge } : undefined;
}
