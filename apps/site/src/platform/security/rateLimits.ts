/** How many attempts are allowed within a window. */
export interface RateLimit {
  count: number;
  windowMs: number;
}

/** The limits, by the client's address; log-in also by account, or by known device. */
export interface RateLimits {
  logInByAddress: RateLimit;
  logInByEmail: RateLimit;
  logInByDevice: RateLimit;
  signUp: RateLimit;
  resetByAddress: RateLimit;
  resetByEmail: RateLimit;
  confirmReset: RateLimit;
  changePassword: RateLimit;
  changeEmail: RateLimit;
  newsletter: RateLimit;
  contestEntry: RateLimit;
  contact: RateLimit;
  newsletterByEmail: RateLimit;
  uploadByMember: RateLimit;
  contentByToken: RateLimit;
  contentWrongToken: RateLimit;
}

const MINUTE_MS = 60_000;

/**
 * High enough for people who mistype, and low enough to stop programs that guess. The limit by account is higher, and a
 * browser that the member has logged in with before has a separate one, so that a stranger cannot lock a member out.
 */
export const defaultRateLimits: RateLimits = {
  logInByAddress: { count: 20, windowMs: 15 * MINUTE_MS },
  logInByEmail: { count: 50, windowMs: 15 * MINUTE_MS },
  logInByDevice: { count: 20, windowMs: 15 * MINUTE_MS },
  signUp: { count: 10, windowMs: 60 * MINUTE_MS },
  resetByAddress: { count: 10, windowMs: 60 * MINUTE_MS },
  resetByEmail: { count: 5, windowMs: 60 * MINUTE_MS },
  confirmReset: { count: 30, windowMs: 60 * MINUTE_MS },
  changePassword: { count: 10, windowMs: 15 * MINUTE_MS },
  changeEmail: { count: 10, windowMs: 60 * MINUTE_MS },
  newsletter: { count: 20, windowMs: 60 * MINUTE_MS },
  contestEntry: { count: 20, windowMs: 60 * MINUTE_MS },
  contact: { count: 5, windowMs: 60 * MINUTE_MS },
  newsletterByEmail: { count: 3, windowMs: 60 * MINUTE_MS },
  uploadByMember: { count: 120, windowMs: 60 * MINUTE_MS },
  // A batch counts as one: 100,000 listings are a thousand requests.
  contentByToken: { count: 3000, windowMs: 10 * MINUTE_MS },
  contentWrongToken: { count: 30, windowMs: 15 * MINUTE_MS },
};

/** The default limits times `factor`, for tests and load generators, which all use one address. */
export function scaleRateLimits(factor: number): RateLimits {
  const scaled = Object.entries(defaultRateLimits).map(([name, { count, windowMs }]) => [
    name,
    { count: Math.max(1, Math.round(count * factor)), windowMs },
  ]);
  return Object.fromEntries(scaled) as RateLimits;
}
