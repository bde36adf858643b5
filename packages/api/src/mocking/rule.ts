import type { AllowedAnswer, CheckedCall, Route } from '../wire/route';
import type { MockMember, MockSession } from './createMockState';

/** A call that has passed the contract, and who makes it. */
export interface RuleInput<R extends Route> extends CheckedCall<R> {
  member: R['needsMember'] extends true ? MockMember : MockMember | null;
  /** The address asked for. */
  address: URL;
  /** The caller's own; null for a guest. */
  session: MockSession | null;
  logIn(member: MockMember): void;
  /** Ends one of the caller's sessions. */
  endSession(session: MockSession): void;
  endOtherSessions(): void;
  endSessionsOf(member: MockMember): void;
}

/** What the backend does with such a call. */
export type Rule<R extends Route> = (input: RuleInput<R>) => AllowedAnswer<R>;

/** One rule for each route of a noun: a route without one does not compile. */
export type Rules<Routes extends Record<string, Route>> = { [Name in keyof Routes]: Rule<Routes[Name]> };

/** A moment as the API writes it. */
export function writeMoment(ms: number): string {
  return new Date(ms).toISOString();
}
