import { ApiProblem } from '../../platform/api/apiProblem';
import { accountWords } from '../../members/accounts/pages/accountWords';

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
    const words = accountWords.throttled(Number(error.headers['retry-after'] ?? 60));
    return { words, headers: error.headers };
  }
}
