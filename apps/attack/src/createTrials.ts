import type { Received } from './http/Received';

/** A vector that came through. */
export interface Opening {
  /** What was sent, so that a person can send it again. */
  vector: string;
  /** What came back. */
  found: string;
}

export interface TrialResults {
  tried: number;
  /** How often what came back. */
  cameBack: ReadonlyMap<string, number>;
  openings: readonly Opening[];
}

export type Trials = ReturnType<typeof createTrials>;

/**
 * Counts the vectors of one line, what came back, and which of them the site did not hold against.
 * @param stopsAtOpening throws at the first that came through, where it is enough to know that one did
 */
export function createTrials({ stopsAtOpening = false } = {}) {
  const cameBack = new Map<string, number>();
  const openings: Opening[] = [];
  let tried = 0;

  function expect(vector: string, isHeld: boolean, found: string | number): void {
    tried += 1;
    const word = shorten(String(found), 24);
    cameBack.set(word, (cameBack.get(word) ?? 0) + 1);
    if (isHeld) return;
    openings.push({ vector: shorten(vector, 300), found: shorten(String(found), 300) });
    if (stopsAtOpening) throw new Error('One came through.');
  }

  return {
    /** One vector: whether the site held, and what came back. */
    expect,
    /** One vector whose answer is judged. `why` says what else than the status was wrong. */
    judge(vector: string, answer: Received, isHeld: (answer: Received) => boolean | string): void {
      const verdict = isHeld(answer);
      if (verdict === true) expect(vector, true, answer.status);
      else
        expect(vector, false, `${answer.status} ${verdict === false ? answer.text.slice(0, 120) : verdict}`);
    },
    /** One vector whose answer must have one of these statuses. */
    answers(vector: string, answer: Received, statuses: readonly number[]): void {
      this.judge(vector, answer, ({ status }) => statuses.includes(status));
    },
    results: (): TrialResults => ({ tried, cameBack, openings }),
  };
}

const shorten = (text: string, length: number) => {
  const line = text.replace(/[\p{Cc}\p{Cs}]+/gu, '·').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};
