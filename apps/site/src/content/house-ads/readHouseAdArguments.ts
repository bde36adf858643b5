import { readFile } from 'node:fs/promises';
import type { Insertable } from 'kysely';
import { siteNames } from '../../platform/settings/siteNames';
import type { SiteName } from '../../platform/settings/SiteSettings';
import type { HouseAdTable } from '../../platform/database/HouseAdTable';

/** The command line options for a new house ad. */
export type HouseAdArguments = Partial<
  Record<'name' | 'size' | 'picture' | 'html' | 'link' | 'site' | 'slot' | 'weight' | 'until', string>
>;

const ADDRESS = /^(https?:\/\/\S+|\/(?![/\\])\S*)$/i;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The database row of a new house ad. `html` names a file.
 * @throws with a message for editors where an option is missing or invalid
 */
export async function readHouseAdArguments(args: HouseAdArguments): Promise<Insertable<HouseAdTable>> {
  const { size = '', picture, html, link, slot, weight = '1' } = args;
  const name = args.name?.trim();
  const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(size) ?? [];
  assertArgument(width && height, `--size is "${size}"; write it as in --size 300x250.`);
  assertArgument(name, '--name is missing: say what the ad says, for readers who do not see it.');
  assertArgument(
    !picture !== !html,
    'Give either --picture with the address of a picture, or --html with the name of a file.',
  );
  assertArgument(
    !picture || ADDRESS.test(picture),
    `--picture is "${picture}"; an own path or https://… is needed.`,
  );
  assertArgument(!link || ADDRESS.test(link), `--link is "${link}"; an own path or https://… is needed.`);
  assertArgument(!picture || link, '--link is missing: where does the picture lead?');
  assertArgument(/^[1-9]\d?$/.test(weight), `--weight is "${weight}"; it can be 1 to 99.`);
  return {
    name,
    width: Number(width),
    height: Number(height),
    image_address: picture ?? null,
    html: html ? await readFile(html, 'utf8') : null,
    link: link ?? null,
    slot_name: slot ?? null,
    site_name: parseSiteName(args.site),
    weight: Number(weight),
    date_ends: parseEndDate(args.until),
  };
}

function parseSiteName(site: string | undefined): SiteName | null {
  if (site === undefined) return null;
  const siteName = siteNames.find((name) => name === site);
  assertArgument(siteName, `--site is "${site}"; it can be ${siteNames.join(' or ')}.`);
  return siteName;
}

/** The last day is included, in UTC. */
function parseEndDate(until: string | undefined): number | null {
  if (until === undefined) return null;
  const startMs = /^\d{4}-\d\d-\d\d$/.test(until) ? Date.parse(until) : Number.NaN;
  assertArgument(!Number.isNaN(startMs), `--until is "${until}"; write the last day as in 2027-03-31.`);
  return startMs + DAY_MS;
}

function assertArgument(isRight: unknown, message: string): asserts isRight {
  if (!isRight) throw new Error(message);
}
