import { hideSecrets } from './hideSecrets';

export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
}

/** Causes of causes of causes: more than anybody reads. */
const MAX_CAUSES = 5;

/**
 * An error for the log: what it says and where it was thrown. Not what others hang on it, such as the bytes of a request
 * that could not be parsed or the parameters of a statement.
 */
export function formatLoggedError(error: unknown, causesLeft = MAX_CAUSES): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: hideSecrets(String(error)), stack: '' };
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    type: error.name,
    message: hideSecrets(error.message),
    stack: hideSecrets(error.stack ?? ''),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined &&
      causesLeft > 0 && { cause: formatLoggedError(error.cause, causesLeft - 1) }),
  };
}
