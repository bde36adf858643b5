/** The provider's endpoints and this site's client there: an OAuth 2 authorization code flow with PKCE. */
export interface FacebookSettings {
  /** The page that asks the visitor for consent. */
  authorizeUrl: string;
  /** Exchanges a code for an access token, server to server. */
  tokenUrl: string;
  /** Returns the visitor's identity, server to server: `id`, `name`, `email`, and `email_verified` if available. */
  profileUrl: string;
  clientId: string;
  clientSecret: string;
  /** Separated by spaces. */
  scopes: string;
  /** For each of the two requests. */
  timeoutMs: number;
}
