import type { AttackedSite } from './site/AttackedSite';
import type { Trials } from './createTrials';

/** One line of attack: a threat, the rule that the site must follow against it, and the vectors that test the rule. */
export interface AttackLine {
  number: number;
  /** Short description for the table. */
  threat: string;
  /** What must hold, in one sentence. */
  rule: string;
  /** Tests the rate limits themselves, so they must be the real ones. */
  testsRateLimits?: true;
  /** Measures response times, so nothing else may run at the same time. */
  measuresTime?: true;
  /** Hardly depends on settings and database: it is tried only on two of our own servers, which differ in both. */
  isEnvironmentIndependent?: true;
  /** Why it is listed but not run yet. */
  notYet?: string;
  /** Why it cannot be tried on this site; undefined if it can. */
  findSkipReason?(site: AttackedSite): string | undefined;
  attack(site: AttackedSite, trials: Trials): Promise<void>;
}

/** For lines that need to read the site's mails. */
export const requireMailbox = (site: AttackedSite) =>
  site.mailbox ? undefined : 'its mails cannot be read from here';
