import { text } from 'node:stream/consumers';
import { openDatabase } from '../../platform/database/openDatabase';
import { createPasswordHasher, defaultPasswordCost } from '../../platform/security/createPasswordHasher';
import { readSettings } from '../../platform/settings/readSettings';
import { manageMember, memberCommands } from './manageMember';
import { siteFolder } from '../../platform/siteFolder';

const USAGE = `Usage, in apps/site, for the database of DATABASE_URL:
  npm run member -- end-sessions maya@example.com
  npm run member -- set-password maya@example.com < file
Both log the member out everywhere. The password is the first line of the input, so that it stays out of histories.`;

/** `npm run member`: the operator's commands for an account. */
async function main([name, email]: readonly string[]): Promise<void> {
  const command = memberCommands.find((candidate) => candidate === name);
  if (!command || !email) throw new Error(USAGE);
  const { databaseUrl } = readSettings(process.env, siteFolder);
  const database = openDatabase(databaseUrl);
  try {
    const [password = ''] = command === 'set-password' ? (await text(process.stdin)).split(/\r?\n/) : [];
    const services = { database, passwords: createPasswordHasher(defaultPasswordCost) };
    process.stdout.write(`${await manageMember(services, { command, email, password })}\n`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
