import { redactSecrets } from './redactSecrets';

export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
}

/** Depth of the `cause` chain that is logged. */
const MAX_CAUSES = 5;

/**
 * Formats an error for the log: its message and stack. Leaves out properties that libraries add, such as the bytes of a
 * request that could not be parsed or the parameters of a statement.
 */
export function formatLoggedError(error: unknown, causesLeft = MAX_CAUSES): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: redactSecrets(String(error)), stack: '' };
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    type: error.name,
    message: redactSecrets(error.message),
    stack: redactSecrets(error.stack ?? ''),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined &&
      causesLeft > 0 && { cause: formatLoggedError(error.cause, causesLeft - 1) }),
  };
}
