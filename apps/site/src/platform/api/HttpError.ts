/** An error in the API's response format; may be thrown anywhere below a route and is sent by the API's error handler. */
export class HttpError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 503,
    readonly body: { detail: string } | Record<string, string[]>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(JSON.stringify(body));
    this.name = 'HttpError';
  }
}

/** The server is overloaded. Nothing was done, so the request can be retried. */
export class ServerBusyError extends HttpError {
  constructor() {
    super(503, { detail: 'The site is very busy. Please try again in a moment.' }, { 'retry-after': '5' });
    this.name = 'ServerBusyError';
  }
}

/** A 400 with messages for each invalid field. */
export function createValidationError(fields: Record<string, string[]>): HttpError {
  return new HttpError(400, fields);
}

export function createNotFoundError(): HttpError {
  return new HttpError(404, { detail: 'Not found.' });
}

export function createNotAuthenticatedError(): HttpError {
  return new HttpError(403, { detail: 'Authentication credentials were not provided.' });
}
