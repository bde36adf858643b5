/**
 * `network`: no response came; `timeout`: none within the time limit; `http`: an error status; `format`: a response
 * that is not as agreed, such as a page instead of JSON; `redirect`: a write that was redirected instead of getting a
 * response; `aborted`: cancelled by the caller.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'format' | 'redirect' | 'aborted';

export interface ApiErrorOptions {
  kind: ApiErrorKind;
  /** 0 where no response came. */
  status?: number;
  fields?: Record<string, string[]>;
  detail?: string;
  retryAfterSeconds?: number;
  isMissingCall?: boolean;
  cause?: unknown;
}

/**
 * The only error that the API client throws. Its message is for developers; what a visitor may read is in `fields` and
 * `detail`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, 0 where no response came. */
  readonly status: number;
  /** The server's messages by field; general errors under `non_field_errors`. */
  readonly fields: Record<string, string[]>;
  /** The server's message about the whole request. */
  readonly detail?: string;
  /** How long to wait before the next request (429, 503). */
  readonly retryAfterSeconds?: number;
  /** Whether the API has no such call at all, as far as its response shows (ANY-13). */
  readonly isMissingCall: boolean | undefined;

  constructor(message: string, facts: ApiErrorOptions) {
    super(message, { cause: facts.cause });
    this.kind = facts.kind;
    this.status = facts.status ?? 0;
    this.fields = facts.fields ?? {};
    this.detail = facts.detail;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.isMissingCall = facts.isMissingCall;
  }
}
