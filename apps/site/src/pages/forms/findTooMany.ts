import { ApiProblem } from '../../platform/api/apiProblem';

export interface TooMany {
  words: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Counts an attempt; tells of a limit that is reached in words for the form.
 * @throws whatever is no such refusal.
 */
export async function findTooMany(count: Promise<void>): Promise<TooMany | undefined> {
  try {
    await count;
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 429) throw error;
    const words = describeTooMany(Number(error.headers['retry-after'] ?? 60));
    return { words, headers: error.headers };
  }
}

/** What a person reads whose attempts are used up. */
export const describeTooMany = (waitSeconds: number) =>
  `Too many attempts. Please try again in ${describeWait(waitSeconds)}.`;

function describeWait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
