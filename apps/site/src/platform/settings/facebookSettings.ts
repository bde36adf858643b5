/** Where the provider answers and what this site is called there: an OAuth 2 authorization code flow with PKCE. */
export interface FacebookSettings {
  /** The page that asks the visitor. */
  authorizeUrl: string;
  /** Turns a code into an access token, server to server. */
  tokenUrl: string;
  /** Says who the visitor is, server to server: `id`, `name`, `email`, where given `email_verified`. */
  profileUrl: string;
  clientId: string;
  clientSecret: string;
  /** Separated by spaces. */
  scopes: string;
  /** For each of the two calls. */
  timeoutMs: number;
}
