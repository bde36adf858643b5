import { ApiError } from './ApiError';
import { parseErrorBody } from './parseErrorBody';

/** A successful response. */
export interface ApiResponse {
  headers: Headers;
  /** The parsed JSON; undefined if the body is empty. */
  body: unknown;
}

const NOT_JSON = Symbol();

/**
 * Of what exists not, an API says so in words of its own (`detail`). A page, or nothing, comes from the server around it,
 * which knows no such path; a status of 405 from one that knows it for other calls.
 */
const MISSING_CALL = ' The API lacks this call: see "npm run conformance".';

function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

/** Parses a response; throws {@link ApiError} where its status is an error, or it is a page instead of JSON. */
export async function parseResponse(call: string, response: Response): Promise<ApiResponse> {
  const { ok, status, headers } = response;
  const body = parseJson(await response.text());
  if (!ok) {
    const errorBody = parseErrorBody(body);
    const isMissingCall = status === 405 || (status === 404 && !errorBody.detail);
    const advice = isMissingCall ? MISSING_CALL : '';
    throw new ApiError(`${call} was answered with status ${status}.${advice}`, {
      kind: 'http',
      status,
      isMissingCall,
      ...errorBody,
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
