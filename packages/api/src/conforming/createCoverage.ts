import type { Route } from '../wire/route';

/** Statuses that a well-behaved suite cannot produce. */
function isExempt(status: number): boolean {
  return status === 429 || status >= 500;
}

export interface Difference {
  expected: number;
  received: number;
  message: string;
  /** Whether no API has answered: there is no such call. */
  isMissing?: boolean;
}

function getEntry(route: Route, status: number): string {
  return `${route.method} ${route.path} ${status}`;
}

/** Records which responses have been seen, so that every part of the contract is tested, and what was different. */
export function createCoverage() {
  const seen = new Set<string>();
  const exempted = new Set<string>();
  const differences = new Map<Route, Difference[]>();
  return {
    /** Excludes a response that this run cannot produce. */
    exempt: (route: Route, status: number) => void exempted.add(getEntry(route, status)),
    record: (route: Route, status: number) => void seen.add(getEntry(route, status)),
    /** A response that was not the expected one. */
    recordDifference(route: Route, difference: Difference): void {
      differences.set(route, [...(differences.get(route) ?? []), difference]);
    },
    findDifferences: (route: Route): readonly Difference[] => differences.get(route) ?? [],
    /** Whether the route has done at least once what it is for. */
    hasSucceeded: (route: Route): boolean =>
      Object.keys(route.responses).some(
        (status) => Number(status) < 400 && seen.has(getEntry(route, Number(status))),
      ),
    /** The declared responses that have not been seen, such as `POST favourites/ 201`. */
    findUncovered: (routes: readonly Route[]): string[] =>
      routes.flatMap((route) =>
        Object.keys(route.responses)
          .map(Number)
          .filter((status) => !isExempt(status))
          .map((status) => getEntry(route, status))
          .filter((entry) => !seen.has(entry) && !exempted.has(entry)),
      ),
  };
}

export type Coverage = ReturnType<typeof createCoverage>;
