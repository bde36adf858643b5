import { createTrials, type TrialSummary } from './createTrials';
import type { AttackLine } from './AttackLine';
import { RateLimitReached } from './RateLimitReached';
import type { AttackedSite } from './site/AttackedSite';

/** The result of one line on one site. */
export interface LineResult extends Pick<AttackLine, 'number' | 'threat' | 'rule'> {
  site: string;
  outcome: 'held' | 'open' | 'skipped';
  /** Why it was skipped, or why it could not be completed. */
  reason?: string;
  trials: TrialSummary;
  seconds: number;
}

/** Tries one line. A line that fails with an error does not count as held, since its result is unknown. */
export async function runLine(
  line: AttackLine,
  site: AttackedSite,
  trialOptions?: Parameters<typeof createTrials>[0],
): Promise<LineResult> {
  const { number, threat, rule } = line;
  const trials = createTrials(trialOptions);
  const started = performance.now();
  const finish = (outcome: LineResult['outcome'], reason?: string): LineResult => ({
    ...{ number, threat, rule, site: site.name, outcome },
    ...(reason !== undefined && { reason }),
    trials: trials.results(),
    seconds: (performance.now() - started) / 1000,
  });

  const skipReason = line.notYet ?? line.findSkipReason?.(site);
  if (skipReason !== undefined) return finish('skipped', skipReason);
  try {
    await line.attack(site, trials);
  } catch (error) {
    if (trials.results().breaches.length > 0) return finish('open');
    if (error instanceof RateLimitReached && !site.ownServer) return finish('skipped', error.message);
    return finish('open', `could not be tried: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (trials.results().tried === 0) return finish('open', 'tried nothing');
  return finish(trials.results().breaches.length === 0 ? 'held' : 'open');
}
