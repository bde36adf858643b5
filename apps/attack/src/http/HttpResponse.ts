/** A response as received over the network. */
export interface HttpResponse {
  status: number;
  /** By lower-case name; all values of repeated headers, in order. */
  headers: ReadonlyMap<string, readonly string[]>;
  body: Buffer;
  text: string;
  /** From the request to the last byte of the response. */
  ms: number;
}

/** One header of a response, '' if it is missing; several values are joined by a comma. */
export function getHeader(answer: Pick<HttpResponse, 'headers'>, name: string): string {
  return (answer.headers.get(name) ?? []).join(', ');
}

/** The body as JSON; undefined if it is not JSON. */
export function parseJson({ text }: Pick<HttpResponse, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One field of a JSON body; undefined if the body is not an object or has no such field. */
export function getJsonField(answer: Pick<HttpResponse, 'text'>, name: string): unknown {
  const json = parseJson(answer);
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? (json as Record<string, unknown>)[name]
    : undefined;
}
