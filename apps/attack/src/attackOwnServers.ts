import { cleanUp } from './cleanUp';
import { createQuiet } from './createQuiet';
import type { Line } from './Line';
import { createDatabases } from './own-servers/createDatabases';
import { isWhole, type ServerPlan } from './own-servers/ServerPlan';
import { withOwnServer } from './own-servers/withOwnServer';
import type { Reporter } from './report/createReporter';
import { runLine } from './runLine';
import type { AttackedSite } from './site/AttackedSite';

interface Attack {
  plans: readonly ServerPlan[];
  lines: readonly Line[];
  /** Tries every line on every server. */
  isThorough: boolean;
  /** How many times longer than its rule an answer may take. */
  patience: number;
  reporter: Reporter;
}

/**
 * Attacks a site in development and in production settings, on SQLite and PostgreSQL; the two databases at the same time.
 * Every line meets each setting and each database; those that neither changes much are not tried on all four.
 */
export async function attackOwnServers({
  plans,
  lines,
  isThorough,
  patience,
  reporter,
}: Attack): Promise<void> {
  const databases = createDatabases();
  const quiet = createQuiet();

  async function attackPlan(plan: ServerPlan): Promise<void> {
    const report = reporter.begin(plan);
    const chosen = lines.filter((line) => isThorough || isWhole(plan) || !line.isAlikeEverywhere);
    const attackWith = (some: readonly Line[]) => async (site: AttackedSite) => {
      for (const line of some)
        report.add(await quiet[line.measuresTime ? 'alone' : 'beside'](() => runLine(line, site)));
      await cleanUp(site);
      report.end(site);
    };
    // Limits first, while they are as in earnest; of these the one that uses up the sign-ups is the last.
    const ofLimits = chosen.filter(({ testsLimits }) => testsLimits).reverse();
    const others = chosen.filter(({ testsLimits }) => !testsLimits);
    await withOwnServer(
      { plan, patience, newDatabase: databases.create },
      async ({ withLimits, withoutLimits }) => {
        if (ofLimits.length > 0) await withLimits(attackWith(ofLimits));
        if (others.length > 0) await withoutLimits(attackWith(others));
      },
    );
    report.print();
  }

  async function attackInTurn(chosen: readonly ServerPlan[]): Promise<void> {
    for (const plan of chosen) await attackPlan(plan);
  }

  try {
    const engines = [...new Set(plans.map(({ database }) => database))];
    await Promise.all(
      engines.map((engine) => attackInTurn(plans.filter(({ database }) => database === engine))),
    );
  } finally {
    await databases.stop();
  }
}
