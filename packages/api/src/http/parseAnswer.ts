import { ApiError } from './ApiError';
import { parseRefusal } from './parseRefusal';

/** An answer that says yes. */
export interface Answer {
  headers: Headers;
  /** What the JSON said; undefined where the body is empty. */
  body: unknown;
}

const NOT_JSON = Symbol();

function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

/** Reads an answer; throws {@link ApiError} where it says no, or is a page where JSON was due. */
export async function parseAnswer(call: string, response: Response): Promise<Answer> {
  const { ok, status, headers } = response;
  const body = parseJson(await response.text());
  if (!ok) {
    throw new ApiError(`${call} was answered with status ${status}.`, {
      kind: 'http',
      status,
      ...parseRefusal(body),
      retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
    });
  }
  if (body === NOT_JSON) {
    throw new ApiError(
      `${call} was answered with ${headers.get('content-type')} where JSON was due. Is the API at this address?`,
      { kind: 'format', status },
    );
  }
  return { headers, body };
}
