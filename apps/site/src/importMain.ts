import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contentKinds, type ContentKind } from './content/imports/ContentKind';
import { formatMapping, readMappingFile } from './content/imports/columns/mappingFile';
import { createProgressPrinter } from './content/imports/run/createProgressPrinter';
import { formatReport } from './content/imports/run/formatReport';
import { importContent } from './content/imports/run/importContent';
import { createBringInPicture, createPretendPicture } from './content/pictures/createBringInPicture';
import { createPictureServices } from './createPictureServices';
import { migrate } from './platform/database/migrate';
import { openDatabase } from './platform/database/openDatabase';
import { loadSiteConfig } from './platform/settings/loadSiteConfig';
import { readSettings } from './platform/settings/readSettings';
import { siteFolder } from './platform/siteFolder';

const USAGE = `Usage, for the database of DATABASE_URL:
  npm run import -- listings places.csv --dry-run                          (says what would change and what is wrong)
  npm run import -- listings places.csv --dry-run --mapping mapping.json   (writes which column is which field, to be completed)
  npm run import -- listings places.csv --mapping mapping.json
  npm run import -- listings places.csv --withdraw-missing                 (what the file does not have any more is withdrawn)
  npm run import -- events calendar.ics
  npm run import -- articles feed.xml --json                               (the report as JSON)`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = { site: text, mapping: text, 'dry-run': flag, json: flag, 'withdraw-missing': text };

/** `npm run import`: brings listings, events or articles in from a file. Exits with 1 where lines or pictures were left out. */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [kind, file] = positionals;
  if (!isContentKind(kind) || file === undefined || positionals.length > 2) throw new Error(USAGE);
  const folder = process.env.INIT_CWD ?? process.cwd();
  const path = resolve(folder, file);
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  const mappingFile = values.mapping === undefined ? undefined : resolve(folder, values.mapping);
  const mapping = mappingFile === undefined ? undefined : readMappingFile(mappingFile);
  const isDryRun = values['dry-run'] ?? false;
  if (mappingFile !== undefined && !mapping && !isDryRun)
    throw new Error(`There is no mapping file ${mappingFile}. A dry run (--dry-run) writes it.`);

  const environment = values.site === undefined ? process.env : { ...process.env, SITE: values.site };
  const settings = readSettings(environment, siteFolder);
  const { timeZone } = loadSiteConfig(settings).site;
  const database = openDatabase(settings.databaseUrl);
  const isTerminal = process.stderr.isTTY;
  const progress = createProgressPrinter({ isTerminal, write: (line) => void process.stderr.write(line) });
  try {
    await migrate(database);
    const { pictures } = createPictureServices({
      ...settings,
      database,
      now: Date.now,
      reportError: (error) => void process.stderr.write(`${String(error)}\n`),
    });
    const report = await importContent(database, {
      kind,
      file: path,
      mapping,
      isDryRun,
      timeZone,
      bringInPicture: isDryRun ? createPretendPicture(pictures) : createBringInPicture(pictures),
      withdrawMissing: readWithdrawMissing(values['withdraw-missing']),
      onProgress: progress.onProgress,
    });
    progress.end();
    if (mappingFile !== undefined && !mapping) writeFileSync(mappingFile, formatMapping(report.mapping));
    process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${formatReport(report)}\n`);
    if (report.problems.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

/** `--withdraw-missing` may stand alone. */
function readArguments(args: string[]) {
  const complete = args.map((each) => (each === '--withdraw-missing' ? '--withdraw-missing=some' : each));
  try {
    return parseArgs({ args: complete, options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

const isContentKind = (name: string | undefined): name is ContentKind =>
  contentKinds.some((kind) => kind === name);

function readWithdrawMissing(value: string | undefined): 'no' | 'some' | 'most' {
  if (value === undefined) return 'no';
  if (value === 'some' || value === 'most') return value;
  throw new Error(`--withdraw-missing is "${value}". Give it alone, or as --withdraw-missing=most.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
