import type { Route } from '../wire/route';

/** Statuses that a well-behaved suite cannot bring about. */
function isExempt(status: number): boolean {
  return status === 429 || status >= 500;
}

function entryOf(route: Route, status: number): string {
  return `${route.method} ${route.path} ${status}`;
}

/** Notes which answers have been seen, so that none of the contract goes unproved. */
export function createLedger() {
  const seen = new Set<string>();
  return {
    /** Settles an answer that this run has no means to bring about. */
    excuse: (route: Route, status: number) => void seen.add(entryOf(route, status)),
    note: (route: Route, status: number) => void seen.add(entryOf(route, status)),
    /** The declared answers that nothing has brought about, as `POST favourites/ 201`. */
    findUnseen: (routes: readonly Route[]): string[] =>
      routes.flatMap((route) =>
        Object.keys(route.answers)
          .map(Number)
          .filter((status) => !isExempt(status))
          .map((status) => entryOf(route, status))
          .filter((entry) => !seen.has(entry)),
      ),
  };
}

export type Ledger = ReturnType<typeof createLedger>;
