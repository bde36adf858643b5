import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportContent, exportFormats, formatsOf, type ExportFormat } from './content/exports/exportContent';
import { contentKinds, type ContentKind } from './content/imports/ContentKind';
import { migrate } from './platform/database/migrate';
import { openDatabase } from './platform/database/openDatabase';
import { loadSiteConfig } from './platform/settings/loadSiteConfig';
import { readSettings } from './platform/settings/readSettings';
import { siteFolder } from './platform/siteFolder';

const USAGE = `Usage, for the database of DATABASE_URL:
  npm run -s export -- listings --format csv > listings.csv      (or jsonl, geojson)
  npm run export -- events --format ics --out events.ics         (or jsonl, csv)
  npm run export -- articles --format jsonl --out articles.jsonl (or csv)`;

const text = { type: 'string' } as const;

/** `npm run export`: writes all listings, events or articles to a file or to standard output. */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { site: text, format: text, out: text },
    allowPositionals: true,
  });
  const kind = contentKinds.find((each) => each === positionals[0]);
  if (!kind || positionals.length > 1) throw new Error(USAGE);
  const format = readFormat(kind, values.format);
  const environment = values.site === undefined ? process.env : { ...process.env, SITE: values.site };
  const settings = readSettings(environment, siteFolder);
  const database = openDatabase(settings.databaseUrl);
  try {
    await migrate(database);
    const siteName = loadSiteConfig(settings).site.name;
    const parts = Readable.from(exportContent(database, { kind, format, siteName }));
    if (values.out === undefined) await pipeline(parts, process.stdout);
    else await writeFile(parts, resolve(process.env.INIT_CWD ?? process.cwd(), values.out));
  } finally {
    await database.close();
  }
}

/** A file of that name is only replaced by a whole one. */
async function writeFile(parts: Readable, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await pipeline(parts, createWriteStream(unfinished));
  await rename(unfinished, file);
}

function readFormat(kind: ContentKind, name: string | undefined): ExportFormat {
  const format = exportFormats.find((each) => each === (name ?? formatsOf[kind][0]));
  if (format && formatsOf[kind].includes(format)) return format;
  throw new Error(`--format is "${name}". For ${kind} it is ${formatsOf[kind].join(' or ')}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
