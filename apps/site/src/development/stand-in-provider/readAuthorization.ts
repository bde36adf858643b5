/** A request to log somebody in, as OAuth 2 and PKCE write it. */
export interface Authorization {
  redirectUri: string;
  state: string;
  codeChallenge: string;
}

interface Rules {
  clientId: string;
  isAllowedRedirect(address: string): boolean;
}

/** Undefined where anything is missing or wrong; nobody is sent anywhere then. */
export function readAuthorization(
  query: Readonly<Record<string, unknown>>,
  rules: Rules,
): Authorization | undefined {
  const { redirect_uri: redirectUri, state, code_challenge: codeChallenge } = query;
  if (query.response_type !== 'code' || query.client_id !== rules.clientId) return undefined;
  if (query.code_challenge_method !== 'S256' || typeof codeChallenge !== 'string') return undefined;
  if (typeof state !== 'string' || typeof redirectUri !== 'string') return undefined;
  return rules.isAllowedRedirect(redirectUri) ? { redirectUri, state, codeChallenge } : undefined;
}
