import type { HttpResponse } from './http/HttpResponse';

/** A vector that the site did not withstand. */
export interface Breach {
  /** What was sent, so that it can be reproduced by hand. */
  vector: string;
  /** The response. */
  found: string;
}

export interface TrialSummary {
  tried: number;
  /** Number of vectors by response. */
  responseCounts: ReadonlyMap<string, number>;
  breaches: readonly Breach[];
}

export type Trials = ReturnType<typeof createTrials>;

/**
 * Counts the vectors of one line, their responses, and those that the site did not withstand.
 * @param stopsAtOpening throws at the first breach, for callers that only need to know whether there is one
 */
export function createTrials({ stopsAtOpening = false } = {}) {
  const responseCounts = new Map<string, number>();
  const breaches: Breach[] = [];
  let tried = 0;

  function expect(vector: string, isHeld: boolean, found: string | number): void {
    tried += 1;
    const label = shorten(String(found), 24);
    responseCounts.set(label, (responseCounts.get(label) ?? 0) + 1);
    if (isHeld) return;
    breaches.push({ vector: shorten(vector, 300), found: shorten(String(found), 300) });
    if (stopsAtOpening) throw new Error('One came through.');
  }

  return {
    /** Records one vector: whether the site withstood it, and its response. */
    expect,
    /** Records one vector by judging its response. `isHeld` may return a string that says what is wrong. */
    expectResponse(
      vector: string,
      response: HttpResponse,
      isHeld: (answer: HttpResponse) => boolean | string,
    ): void {
      const result = isHeld(response);
      if (result === true) expect(vector, true, response.status);
      else
        expect(
          vector,
          false,
          `${response.status} ${result === false ? response.text.slice(0, 120) : result}`,
        );
    },
    /** Records one vector whose response must have one of these statuses. */
    expectStatus(vector: string, response: HttpResponse, statuses: readonly number[]): void {
      this.expectResponse(vector, response, ({ status }) => statuses.includes(status));
    },
    results: (): TrialSummary => ({ tried, responseCounts, breaches }),
  };
}

const shorten = (text: string, length: number) => {
  const line = text.replace(/[\p{Cc}\p{Cs}]+/gu, '·').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};
