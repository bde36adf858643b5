import type { z } from 'zod';

/**
 * The possible statuses of a response; 429 and 5xx are declared so that clients expect them, not so that tests can
 * force them.
 */
export type Status = 200 | 201 | 204 | 400 | 401 | 403 | 404 | 413 | 415 | 429;

/** One route of the API: its input and every possible response. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Below the API's base, without a leading and with a trailing slash; parameters are in braces: `favourites/{id}/`.
   */
  path: `${string}/`;
  /** Also handled without the final slash, and without a redirect (API-3). */
  hasOptionalSlash?: true;
  /** The body is sent as `multipart/form-data`, not as JSON. */
  isMultipart?: true;
  /** One sentence for the API document. */
  summary: string;
  /** A guest gets 403 with `detail`. */
  needsMember: boolean;
  /** Without a token of the operator's, as `Authorization: Bearer`, the response is 401; for another kind of content 403. */
  needsToken?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body of each status; any other status must never be returned. */
  responses: Partial<Record<Status, z.ZodType>>;
}

/** Keeps the exact type of each route while checking that it is one. */
export function defineRoutes<const Routes extends Record<string, Route>>(routes: Routes): Routes {
  return routes;
}

type Schema<T> = T extends z.ZodType ? T : z.ZodUndefined;

/** The response body of a route with one status. */
export type ResponseOf<R extends Route, S extends keyof R['responses']> = z.output<Schema<R['responses'][S]>>;
/** The request body that a client may send. */
export type RequestBodyOf<R extends Route> = NonNullable<z.input<Schema<R['body']>>>;
/** The server's input once a request has been validated. */
export interface ValidatedRequest<R extends Route> {
  params: z.output<Schema<R['params']>>;
  query: z.output<Schema<R['query']>>;
  body: z.output<Schema<R['body']>>;
}
/** Every response that a route allows. */
export type AllowedResponse<R extends Route> = {
  [S in keyof R['responses']]: { status: S; body: ResponseOf<R, S>; headers?: Record<string, string> };
}[keyof R['responses']];
