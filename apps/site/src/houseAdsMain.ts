import { parseArgs } from 'node:util';
import { createHouseAds } from '@cityguide/demo-city/createHouseAds';
import { openDatabase } from './platform/database/openDatabase';
import { readSettings } from './platform/settings/readSettings';
import { createHouseAdRows } from './demo/createHouseAdRows';
import { houseAdCommands, manageHouseAds } from './content/house-ads/manageHouseAds';
import { siteFolder } from './platform/siteFolder';

const USAGE = `Usage, in apps/site, for the database of DATABASE_URL:
  npm run house-ads -- list
  npm run house-ads -- add --size 300x250 --name "Winter market, 5 to 20 December" --picture /images/market.jpg --link https://market.example/
  npm run house-ads -- add --size 728x90 --name "Winter market" --html banner.html --slot leaderboard --site guide --weight 2 --until 2027-03-31
  npm run house-ads -- remove 3 4
  npm run house-ads -- begin      (the ads that a new site has)`;

const text = { type: 'string' } as const;
const options = {
  name: text,
  size: text,
  picture: text,
  html: text,
  link: text,
  site: text,
  slot: text,
  weight: text,
  until: text,
};

/** `npm run house-ads`: lets an editor change the site's own ads. */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, ...ids] = positionals;
  const command = houseAdCommands.find((knownCommand) => knownCommand === name);
  if (!command) throw new Error(USAGE);
  const { databaseUrl } = readSettings(process.env, siteFolder);
  const database = openDatabase(databaseUrl);
  try {
    const firstAds = createHouseAdRows(createHouseAds());
    process.stdout.write(`${await manageHouseAds(database, { command, ids, args: values, firstAds })}\n`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
