import type { z } from 'zod';

/** The words a status can carry; 429 and 5xx are declared so that clients expect them, not so that tests can force them. */
export type Status = 200 | 201 | 204 | 400 | 403 | 404 | 413 | 415 | 429;

/** One call of the API: what it takes and every answer it may give. */
export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the API's base, without a leading and with a trailing slash; parameters stand in braces: `favourites/{id}/`. */
  path: `${string}/`;
  /** Also answered without the final slash, and without a redirect (API-3). */
  hasOptionalSlash?: true;
  /** The body comes as `multipart/form-data`, not as JSON. */
  isMultipart?: true;
  /** One sentence for the API document. */
  summary: string;
  /** A guest gets 403 with `detail`. */
  needsMember: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body of each status; a status that is not here must never be answered. */
  answers: Partial<Record<Status, z.ZodType>>;
}

/** Keeps the exact type of each route while checking that it is one. */
export function defineRoutes<const Routes extends Record<string, Route>>(routes: Routes): Routes {
  return routes;
}

type Schema<T> = T extends z.ZodType ? T : z.ZodUndefined;

/** What a route answers with one status. */
export type AnswerOf<R extends Route, S extends keyof R['answers']> = z.output<Schema<R['answers'][S]>>;
/** What a caller may send as the body. */
export type BodyOf<R extends Route> = NonNullable<z.input<Schema<R['body']>>>;
/** What the server works with once a call has been checked. */
export interface CheckedCall<R extends Route> {
  params: z.output<Schema<R['params']>>;
  query: z.output<Schema<R['query']>>;
  body: z.output<Schema<R['body']>>;
}
/** Every answer that a route allows. */
export type AllowedAnswer<R extends Route> = {
  [S in keyof R['answers']]: { status: S; body: AnswerOf<R, S>; headers?: Record<string, string> };
}[keyof R['answers']];
