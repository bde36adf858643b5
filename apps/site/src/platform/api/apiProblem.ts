/** A refusal in the API's own form; thrown anywhere below a route, answered by the API's error handler. */
export class ApiProblem extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 429 | 503,
    readonly body: { detail: string } | Record<string, string[]>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(JSON.stringify(body));
    this.name = 'ApiProblem';
  }
}

/** More is asked for than can be done at once. Nothing was done, so that it can be asked for again. */
export class ServerBusy extends ApiProblem {
  constructor() {
    super(503, { detail: 'The site is very busy. Please try again in a moment.' }, { 'retry-after': '5' });
    this.name = 'ServerBusy';
  }
}

/** Something is wrong with single fields; each has its messages. */
export function createFieldProblem(fields: Record<string, string[]>): ApiProblem {
  return new ApiProblem(400, fields);
}

export function createNotFound(): ApiProblem {
  return new ApiProblem(404, { detail: 'Not found.' });
}

export function createGuestRefusal(): ApiProblem {
  return new ApiProblem(403, { detail: 'Authentication credentials were not provided.' });
}
