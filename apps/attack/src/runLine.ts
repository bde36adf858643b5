import { createTrials, type TrialResults } from './createTrials';
import type { Line } from './Line';
import { LimitReached } from './LimitReached';
import type { AttackedSite } from './site/AttackedSite';

/** What came of one line on one site. */
export interface LineResult extends Pick<Line, 'number' | 'threat' | 'rule'> {
  site: string;
  outcome: 'held' | 'open' | 'skipped';
  /** Why it was skipped, or why it could not be tried to its end. */
  reason?: string;
  trials: TrialResults;
  seconds: number;
}

/** Tries one line. A line that fails by itself did not hold: nobody knows what it would have found. */
export async function runLine(
  line: Line,
  site: AttackedSite,
  manner?: Parameters<typeof createTrials>[0],
): Promise<LineResult> {
  const { number, threat, rule } = line;
  const trials = createTrials(manner);
  const started = performance.now();
  const end = (outcome: LineResult['outcome'], reason?: string): LineResult => ({
    ...{ number, threat, rule, site: site.name, outcome },
    ...(reason !== undefined && { reason }),
    trials: trials.results(),
    seconds: (performance.now() - started) / 1000,
  });

  const obstacle = line.notYet ?? line.findObstacle?.(site);
  if (obstacle !== undefined) return end('skipped', obstacle);
  try {
    await line.attack(site, trials);
  } catch (error) {
    if (trials.results().openings.length > 0) return end('open');
    if (error instanceof LimitReached && !site.own) return end('skipped', error.message);
    return end('open', `could not be tried: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (trials.results().tried === 0) return end('open', 'tried nothing');
  return end(trials.results().openings.length === 0 ? 'held' : 'open');
}
