import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { moveImages } from './media/images/moveImages';
import type { Database } from './platform/database/Database';
import { openDatabase } from './platform/database/openDatabase';
import { moveDatabase } from './platform/database/move/moveDatabase';

const USAGE = `Usage, with the site stopped:
  npm run move-database -- --from sqlite:/srv/city/cityguide.sqlite --to postgres://user:password@host/name
  npm run move-database -- --from postgres://user:password@host/name --to sqlite:/srv/city/cityguide.sqlite
  npm run move-database -- --from … --to … --from-data /srv/city --to-data /srv/new   (the pictures, too, where their folder changes)`;

const text = { type: 'string' } as const;
const options = { from: text, to: text, 'from-data': text, 'to-data': text };

/** `npm run move-database`: moves a whole site, members included, into an empty database of either kind. */
async function main(args: string[]): Promise<void> {
  const { from: fromUrl, to: toUrl, pictures } = readArguments(args);
  assertThere(fromUrl);
  if (fromUrl === toUrl) throw new Error('--from and --to are the same database.');
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  const from = openDatabase(fromUrl);
  const to = openDatabase(toUrl);
  try {
    if (pictures) {
      const { files, bytes } = await moveImages(pictures.from, pictures.to);
      log(`${count(files)} pictures, ${count(Math.ceil(bytes / 1024))} KiB`);
    }
    await move(from, to, log);
  } finally {
    await from.close();
    await to.close();
  }
}

async function move(from: Database, to: Database, log: (line: string) => void): Promise<void> {
  let total = 0;
  await moveDatabase({
    from,
    to,
    onTable(table, { rows, hash }) {
      total += rows;
      if (rows > 0) log(`${count(rows)} ${table}, ${hash.slice(0, 12)}`);
    },
  });
  log(`Moved ${count(total)} rows; every table has the same number and hash on both sides.`);
  log('The old database is as it was. Start the site with the new one as DATABASE_URL.');
}

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({ args, options });
    const folder = process.env.INIT_CWD ?? process.cwd();
    const { from, to, 'from-data': fromData, 'to-data': toData } = values;
    if (from === undefined || to === undefined) throw new Error('--from and --to are needed.');
    if ((fromData === undefined) !== (toData === undefined))
      throw new Error('--from-data and --to-data belong together.');
    const pictures =
      fromData !== undefined && toData !== undefined
        ? { from: resolve(folder, fromData), to: resolve(folder, toData) }
        : undefined;
    return { from: resolveUrl(from, folder), to: resolveUrl(to, folder), pictures };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

const SQLITE = 'sqlite:';

/** A path is taken from where the command runs. */
function resolveUrl(url: string, folder: string): string {
  return url.startsWith(SQLITE) && url !== SQLITE
    ? `${SQLITE}${resolve(folder, url.slice(SQLITE.length))}`
    : url;
}

/** Opening a file that is not there would make an empty one. */
function assertThere(url: string): void {
  const path = url.startsWith(SQLITE) ? url.slice(SQLITE.length) : undefined;
  if (path !== undefined && !existsSync(path)) throw new Error(`There is no file ${path}.`);
}

const numbers = new Intl.NumberFormat('en-CA');
const count = (value: number) => numbers.format(value);

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
