import { openDatabase } from '../../platform/database/openDatabase';
import { createAddressGuard } from '../../platform/outbound/createAddressGuard';
import { readSettings } from '../../platform/settings/readSettings';
import { siteFolder } from '../../platform/siteFolder';
import { createWebhooks } from './createWebhooks';
import { manageWebhooks, webhookCommands } from './manageWebhooks';

const USAGE = `Usage, in apps/site, for the database of DATABASE_URL:
  npm run webhook -- add https://cms.example/hook
  npm run webhook -- list
  npm run webhook -- end 3
The site tells the address of content that changes, signed with a secret that is shown once (docs/content-api.md).`;

/** `npm run webhook`: the operator names the addresses that are told of changed content. */
async function main([name, argument]: readonly string[]): Promise<void> {
  const command = webhookCommands.find((candidate) => candidate === name);
  if (!command) throw new Error(USAGE);
  const { databaseUrl, privateHosts } = readSettings(process.env, siteFolder);
  const database = openDatabase(databaseUrl);
  try {
    const services = { webhooks: createWebhooks(database), guard: createAddressGuard(privateHosts) };
    process.stdout.write(`${await manageWebhooks(services, { command, argument })}\n`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
