import type { HttpResponse } from './HttpResponse';

/** Parses the first response received over a socket; undefined while it is incomplete. */
export function readResponse(bytes: Buffer, hasEnded: boolean): Omit<HttpResponse, 'ms'> | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0);
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  const rest = bytes.subarray(end + 4);
  const body = readBody(rest, { headers, status, hasEnded });
  return body && { status, headers, body, text: body.toString('utf8') };
}

interface BodyFraming {
  headers: ReadonlyMap<string, readonly string[]>;
  status: number;
  hasEnded: boolean;
}

function readBody(rest: Buffer, { headers, status, hasEnded }: BodyFraming): Buffer | undefined {
  if (status === 204 || status === 304) return Buffer.alloc(0);
  if (headers.get('transfer-encoding')?.[0] === 'chunked')
    return rest.includes('\r\n0\r\n\r\n') || rest.subarray(0, 5).toString() === '0\r\n\r\n' || hasEnded
      ? rest
      : undefined;
  const length = headers.get('content-length')?.[0];
  if (length === undefined) return hasEnded ? rest : undefined;
  return rest.length >= Number(length) || hasEnded ? rest.subarray(0, Number(length)) : undefined;
}
