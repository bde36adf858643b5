import { readFile } from 'node:fs/promises';
import type { Insertable } from 'kysely';
import { siteNames } from '../../platform/settings/siteNames';
import type { SiteName } from '../../platform/settings/siteSettings';
import type { HouseAdTable } from '../../platform/database/HouseAdTable';

/** What an editor may say of a new house ad, as written on the command line. */
export type HouseAdArguments = Partial<
  Record<'name' | 'size' | 'picture' | 'html' | 'link' | 'site' | 'slot' | 'weight' | 'until', string>
>;

const ADDRESS = /^(https?:\/\/\S+|\/(?![/\\])\S*)$/i;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The row of a new house ad. `html` names a file.
 * @throws in an editor's words where something is missing or cannot be
 */
export async function readHouseAdOrder(given: HouseAdArguments): Promise<Insertable<HouseAdTable>> {
  const { size = '', picture, html, link, slot, weight = '1' } = given;
  const name = given.name?.trim();
  const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(size) ?? [];
  demand(width && height, `--size is "${size}"; write it as in --size 300x250.`);
  demand(name, '--name is missing: say what the ad says, for readers who do not see it.');
  demand(
    !picture !== !html,
    'Give either --picture with the address of a picture, or --html with the name of a file.',
  );
  demand(!picture || ADDRESS.test(picture), `--picture is "${picture}"; an own path or https://… is needed.`);
  demand(!link || ADDRESS.test(link), `--link is "${link}"; an own path or https://… is needed.`);
  demand(!picture || link, '--link is missing: where does the picture lead?');
  demand(/^[1-9]\d?$/.test(weight), `--weight is "${weight}"; it can be 1 to 99.`);
  return {
    name,
    width: Number(width),
    height: Number(height),
    image_address: picture ?? null,
    html: html ? await readFile(html, 'utf8') : null,
    link: link ?? null,
    slot_name: slot ?? null,
    site_name: readSite(given.site),
    weight: Number(weight),
    date_ends: readEnd(given.until),
  };
}

function readSite(site: string | undefined): SiteName | null {
  if (site === undefined) return null;
  const known = siteNames.find((name) => name === site);
  demand(known, `--site is "${site}"; it can be ${siteNames.join(' or ')}.`);
  return known;
}

/** The last day counts whole, by UTC. */
function readEnd(until: string | undefined): number | null {
  if (until === undefined) return null;
  const startMs = /^\d{4}-\d\d-\d\d$/.test(until) ? Date.parse(until) : Number.NaN;
  demand(!Number.isNaN(startMs), `--until is "${until}"; write the last day as in 2027-03-31.`);
  return startMs + DAY_MS;
}

function demand(isRight: unknown, words: string): asserts isRight {
  if (!isRight) throw new Error(words);
}
