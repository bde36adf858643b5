/** A rate limit prevents a line from being tried; this does not count as a breach. */
export class RateLimitReached extends Error {
  constructor(what: string) {
    super(`the limit of ${what} is reached`);
    this.name = 'RateLimitReached';
  }
}
