/** How often something may be tried within a window. */
export interface AttemptLimit {
  count: number;
  windowMs: number;
}

/** What is limited: by the caller's address, log-in also by the account that is tried, or by the device it is known from. */
export interface AttemptLimits {
  logInByAddress: AttemptLimit;
  logInByEmail: AttemptLimit;
  logInByDevice: AttemptLimit;
  signUp: AttemptLimit;
  resetByAddress: AttemptLimit;
  resetByEmail: AttemptLimit;
  confirmReset: AttemptLimit;
  changePassword: AttemptLimit;
  changeEmail: AttemptLimit;
  newsletter: AttemptLimit;
  contestEntry: AttemptLimit;
  contact: AttemptLimit;
  newsletterByEmail: AttemptLimit;
  uploadByMember: AttemptLimit;
}

const MINUTE_MS = 60_000;

/**
 * A person who mistypes never meets these; a program that guesses does. The limit by account is the wider one, and
 * a browser that the member has logged in with before has one of its own, so that a stranger cannot lock a member out.
 */
export const defaultAttemptLimits: AttemptLimits = {
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
};

/** The default limits times `factor`: tests and load generators come from one address and never mistype. */
export function widenLimits(factor: number): AttemptLimits {
  const widened = Object.entries(defaultAttemptLimits).map(([name, { count, windowMs }]) => [
    name,
    { count: Math.max(1, Math.round(count * factor)), windowMs },
  ]);
  return Object.fromEntries(widened) as AttemptLimits;
}
