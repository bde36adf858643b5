import { parseArgs } from 'node:util';
import { openDatabase } from '../../../platform/database/openDatabase';
import { readSettings } from '../../../platform/settings/readSettings';
import { siteFolder } from '../../../platform/siteFolder';
import { createContentTokens } from './createContentTokens';
import { contentTokenCommands, manageContentTokens } from './manageContentTokens';

const USAGE = `Usage, in apps/site, for the database of DATABASE_URL:
  npm run content-token -- create --name "WordPress" --kinds listings,events
  npm run content-token -- create --name "Ghost" --kinds articles --expires 2027-03-31
  npm run content-token -- list
  npm run content-token -- end 3
A token lets a program write content by HTTP (docs/content-api.md). It is shown once; the database keeps a hash of it.`;

const text = { type: 'string' } as const;

/** `npm run content-token`: the operator makes, lists and ends the tokens of the content API. */
async function main(args: string[]): Promise<void> {
  const options = { name: text, kinds: text, expires: text };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, id] = positionals;
  const command = contentTokenCommands.find((candidate) => candidate === name);
  if (!command) throw new Error(USAGE);
  const { databaseUrl } = readSettings(process.env, siteFolder);
  const database = openDatabase(databaseUrl);
  try {
    const tokens = createContentTokens(database);
    process.stdout.write(`${await manageContentTokens(tokens, { command, id, ...values })}\n`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
