import { cleanUp } from './cleanUp';
import { createTimingLock } from './createTimingLock';
import type { AttackLine } from './AttackLine';
import { createDatabases } from './own-servers/createDatabases';
import { runsEveryLine, type ServerVariant } from './own-servers/ServerVariant';
import { withOwnServer } from './own-servers/withOwnServer';
import type { Reporter } from './report/createReporter';
import { runLine } from './runLine';
import type { AttackedSite } from './site/AttackedSite';

interface AttackOwnServersOptions {
  plans: readonly ServerVariant[];
  lines: readonly AttackLine[];
  /** Tries every line on every server. */
  isThorough: boolean;
  /** How many times longer than its rule allows a response may take. */
  timeFactor: number;
  reporter: Reporter;
}

/**
 * Attacks a site in development and in production settings, on SQLite and PostgreSQL; the two databases in parallel.
 * Every line is tried with each setting and each database; environment independent ones are not tried on all four
 * servers.
 */
export async function attackOwnServers({
  plans,
  lines,
  isThorough,
  timeFactor,
  reporter,
}: AttackOwnServersOptions): Promise<void> {
  const databases = createDatabases();
  const lock = createTimingLock();

  async function attackVariant(variant: ServerVariant): Promise<void> {
    const report = reporter.begin(variant);
    const chosen = lines.filter(
      (line) => isThorough || runsEveryLine(variant) || !line.isEnvironmentIndependent,
    );
    const attackWith = (ownLines: readonly AttackLine[]) => async (site: AttackedSite) => {
      for (const line of ownLines)
        report.add(await lock[line.measuresTime ? 'alone' : 'beside'](() => runLine(line, site)));
      await cleanUp(site);
      report.end(site);
    };
    // Rate limits first, while they are the real ones; of these, the line that uses up the sign-ups comes last.
    const rateLimitLines = chosen.filter(({ testsRateLimits }) => testsRateLimits).reverse();
    const otherLines = chosen.filter(({ testsRateLimits }) => !testsRateLimits);
    await withOwnServer(
      { variant, timeFactor, createDatabase: databases.create },
      async ({ withLimits, withoutLimits }) => {
        if (rateLimitLines.length > 0) await withLimits(attackWith(rateLimitLines));
        if (otherLines.length > 0) await withoutLimits(attackWith(otherLines));
      },
    );
    report.print();
  }

  async function attackSequentially(chosen: readonly ServerVariant[]): Promise<void> {
    for (const variant of chosen) await attackVariant(variant);
  }

  try {
    const engines = [...new Set(plans.map(({ database }) => database))];
    await Promise.all(
      engines.map((engine) => attackSequentially(plans.filter(({ database }) => database === engine))),
    );
  } finally {
    await databases.stop();
  }
}
