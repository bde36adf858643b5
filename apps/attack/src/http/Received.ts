/** An answer as it came over the network. */
export interface Received {
  status: number;
  /** By lower-case name; of those that came more than once, all, in their order. */
  headers: ReadonlyMap<string, readonly string[]>;
  body: Buffer;
  text: string;
  /** From the last byte sent to the last byte received. */
  ms: number;
}

/** One header of an answer, '' where it has none; several are joined by a comma. */
export function headerOf(answer: Pick<Received, 'headers'>, name: string): string {
  return (answer.headers.get(name) ?? []).join(', ');
}

/** The body as JSON; undefined where it is none. */
export function jsonOf({ text }: Pick<Received, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One member of a JSON body; undefined where the body is no object or has no such member. */
export function memberOf(answer: Pick<Received, 'text'>, name: string): unknown {
  const json = jsonOf(answer);
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? (json as Record<string, unknown>)[name]
    : undefined;
}
