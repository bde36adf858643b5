/**
 * `network`: no answer came; `timeout`: none within the time limit; `http`: an answer that says no;
 * `format`: an answer that is not what was agreed, such as a page in place of JSON; `redirect`: a write that was sent
 * elsewhere in place of being answered; `aborted`: nobody waits any more.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'format' | 'redirect' | 'aborted';

export interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** 0 where no answer came. */
  status?: number;
  fields?: Record<string, string[]>;
  detail?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error that the API client throws. Its message is for developers; what a visitor may read is in `fields` and `detail`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, 0 where no answer came. */
  readonly status: number;
  /** What the server says is wrong, by field; general faults under `non_field_errors`. */
  readonly fields: Record<string, string[]>;
  /** What the server says about the whole call. */
  readonly detail?: string;
  /** How long the server asks to be left alone (429, 503). */
  readonly retryAfterSeconds?: number;

  constructor(message: string, facts: ApiErrorFacts) {
    super(message, { cause: facts.cause });
    this.kind = facts.kind;
    this.status = facts.status ?? 0;
    this.fields = facts.fields ?? {};
    this.detail = facts.detail;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}
