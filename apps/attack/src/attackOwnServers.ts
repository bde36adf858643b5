import { cleanUp } from './cleanUp';
import type { Line } from './Line';
import { createDatabases } from './own-servers/createDatabases';
import type { ServerPlan } from './own-servers/ServerPlan';
import { withOwnServer } from './own-servers/withOwnServer';
import type { Reporter } from './report/createReporter';
import { runLine } from './runLine';
import type { AttackedSite } from './site/AttackedSite';

/**
 * Attacks a site in development and in production settings, on SQLite and PostgreSQL. Limits are tried while they are as
 * in earnest; all else comes after, with wide ones, so that no line is kept from another's vectors. Of those
 * of limits the one that uses up the sign-ups is the last.
 */
export async function attackOwnServers(
  plans: readonly ServerPlan[],
  lines: readonly Line[],
  reporter: Reporter,
): Promise<void> {
  const databases = createDatabases();
  const ofLimits = lines.filter(({ testsLimits }) => testsLimits).reverse();
  const others = lines.filter(({ testsLimits }) => !testsLimits);
  const attackWith = (chosen: readonly Line[]) => async (site: AttackedSite) => {
    for (const line of chosen) reporter.add(await runLine(line, site));
    await cleanUp(site);
    reporter.end(site);
  };
  try {
    for (const plan of plans) {
      reporter.begin(plan);
      await withOwnServer(plan, databases.create, async ({ withLimits, withoutLimits }) => {
        if (ofLimits.length > 0) await withLimits(attackWith(ofLimits));
        if (others.length > 0) await withoutLimits(attackWith(others));
      });
    }
  } finally {
    await databases.stop();
  }
}
