/** A limit of attempts keeps a line from being tried; that is no opening. */
export class LimitReached extends Error {
  constructor(what: string) {
    super(`the limit of ${what} is reached`);
    this.name = 'LimitReached';
  }
}
