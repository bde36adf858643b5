import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LineResult } from '../runLine';

/** Writes the lines as tests in the format of Jest's report, for `npm run requirements`. */
export async function writeTestReport(folder: string, results: readonly LineResult[]): Promise<void> {
  const assertionResults = results.map(({ number, threat, site, outcome }) => ({
    fullName: `DOOR-12 line ${number}: ${threat} (${site})`,
    status: { held: 'passed', open: 'failed', skipped: 'pending' }[outcome],
  }));
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'attack.json'),
    JSON.stringify({ testResults: [{ name: 'attack', assertionResults }] }, null, 2),
  );
}
