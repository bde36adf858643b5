import { HttpError } from '../../platform/api/HttpError';

export interface FormRateLimitError {
  message: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Awaits the counting of an attempt; if the limit is exceeded, returns the error for the form.
 * @throws any other error.
 */
export async function findRateLimitError(count: Promise<void>): Promise<FormRateLimitError | undefined> {
  try {
    await count;
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 429) throw error;
    const message = formatRateLimitMessage(Number(error.headers['retry-after'] ?? 60));
    return { message, headers: error.headers };
  }
}

/** The visitor's message when the rate limit is exceeded. */
export const formatRateLimitMessage = (waitSeconds: number) =>
  `Too many attempts. Please try again in ${formatWait(waitSeconds)}.`;

function formatWait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
