import path from 'node:path';
import { attackOwnServers } from './attackOwnServers';
import { attackUrl } from './attackUrl';
import { attackLines } from './lines';
import { formatVariant, serverVariants } from './own-servers/ServerVariant';
import { parseArguments, usage, type AttackOptions } from './parseArguments';
import { createReporter } from './report/createReporter';
import { writeTestReport } from './report/writeTestReport';
import type { LineResult } from './runLine';

async function main(options: AttackOptions): Promise<void> {
  const { url, only, isJson } = options;
  const chosen = attackLines.filter(({ number }) => !only || only.has(number));
  if (chosen.length === 0)
    throw new Error(`There are the lines 1 to ${attackLines.length}; --only names none of them.`);
  const plans = serverVariants.filter((plan) => formatVariant(plan).includes(options.servers ?? ''));
  if (plans.length === 0) throw new Error(`No server is called '${options.servers}'.`);
  const write = (text: string) => void process.stdout.write(text);
  const reporter = createReporter({ write, isQuiet: isJson, hasSeveralSites: !url && plans.length > 1 });
  if (url) {
    await attackUrl({ ...options, url }, chosen, reporter);
  } else await attackOwnServers({ ...options, plans, lines: chosen, reporter });

  const { results } = reporter;
  if (isJson) write(formatJson(results));
  const open = results.filter(({ outcome }) => outcome === 'open').length;
  const tried = results.reduce((sum, { trials }) => sum + trials.tried, 0);
  const skipped = results.filter(({ outcome }) => outcome === 'skipped').length;
  if (!isJson)
    write(`\n${tried} vectors, ${results.length} lines: ${open} did not hold, ${skipped} were skipped\n`);
  if (!url && !only && !options.servers)
    await writeTestReport(path.resolve(import.meta.dirname, '../reports'), results);
  process.exitCode = open > 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  await main(parseArguments(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
  process.exitCode = 2;
}

/** All results, for machines. */
function formatJson(results: readonly LineResult[]): string {
  const rows = results.map(({ trials, ...result }) => ({
    ...result,
    tried: trials.tried,
    cameBack: Object.fromEntries(trials.responseCounts),
    openings: trials.breaches,
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
