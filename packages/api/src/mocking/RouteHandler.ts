import type { AllowedResponse, ValidatedRequest, Route } from '../wire/route';
import type { MockMember, MockSession } from './createMockState';

/** A request that has passed the contract's validation, and its sender. */
export interface RouteHandlerInput<R extends Route> extends ValidatedRequest<R> {
  member: R['needsMember'] extends true ? MockMember : MockMember | null;
  /** The requested URL. */
  address: URL;
  /** The session of the request; null for a guest. */
  session: MockSession | null;
  logIn(member: MockMember): void;
  /** Ends one of the member's sessions. */
  endSession(session: MockSession): void;
  endOtherSessions(): void;
  endSessionsOf(member: MockMember): void;
}

/** The backend's response to such a request. */
export type RouteHandler<R extends Route> = (input: RouteHandlerInput<R>) => AllowedResponse<R>;

/** One handler for each route of a resource: a route without one does not compile. */
export type RouteHandlers<Routes extends Record<string, Route>> = {
  [Name in keyof Routes]: RouteHandler<Routes[Name]>;
};

/** A timestamp as the API writes it. */
export function formatTimestamp(ms: number): string {
  return new Date(ms).toISOString();
}
