import type { AttackedSite } from './site/AttackedSite';
import type { Trials } from './createTrials';

/** One line of attack: a threat, the rule that holds against it, and the vectors that try it. */
export interface Line {
  number: number;
  /** In a few words, as the table shows it. */
  threat: string;
  /** What must be so, in one sentence. */
  rule: string;
  /** Tries the limits themselves, and so wants them as they are in earnest. */
  testsLimits?: true;
  /** Measures how long answers take, and so wants nothing beside it. */
  measuresTime?: true;
  /** Neither settings nor database change much about it: of its own servers two are enough, which differ in both. */
  isAlikeEverywhere?: true;
  /** Why it is named and not run. */
  notYet?: string;
  /** Why it cannot be tried on this site; undefined where it can. */
  findObstacle?(site: AttackedSite): string | undefined;
  attack(site: AttackedSite, trials: Trials): Promise<void>;
}

/** An address that must be able to be read in mails. */
export const needsMail = (site: AttackedSite) =>
  site.mail ? undefined : 'its mails cannot be read from here';
