import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { openTestPage } from './testing/openTestPage';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

interface Registry {
  embed: { folder: string };
  widgets: Record<string, { folder: string }>;
}

const firstPart = readFileSync(path.join(__dirname, 'older-embed/embed.js.txt'), 'utf8');
const GONE = '0.9.0-00000000/';

/** The registry of a month ago: the releases that it names have been deleted since. */
async function createOldRegistry({ origin }: Visit): Promise<string> {
  const registry = (await (await fetch(`${origin}/widgets/registry.json`)).json()) as Registry;
  const age = <T extends { folder: string }>(release: T): T => ({
    ...release,
    folder: `${release.folder.split('/')[0]}/${GONE}`,
  });
  return JSON.stringify({
    ...registry,
    embed: age(registry.embed),
    widgets: Object.fromEntries(Object.entries(registry.widgets).map(([name, entry]) => [name, age(entry)])),
  });
}

describe('a page of a month ago', () => {
  it('ANY-12.old-page ANY-12.stale with the script of that time inside it and hints to files that are gone gets the widgets of today', async () => {
    const visit = await startVisit({ expected: /Failed to load resource|Refused to apply style|preload/ });
    const { page, origin } = visit;
    const script = `self.cityguideRegistry=${await createOldRegistry(visit)};\n${firstPart}`;
    await openTestPage(
      visit,
      `<div data-widget="navbar"><a href="/">Home of the CMS</a></div>
<div data-widget="save-button" data-listing-id="1" data-name="The Park"><a href="/accounts/login">Save</a></div>
<div id="grid" data-widget="listing-grid" data-limit="2"></div>`,
      {
        head: `<link rel="modulepreload" href="/widgets/embed/${GONE}core.6bc62dc9.js" crossorigin>
<script data-cityguide-embed="${origin}/widgets/embed.js">${script}</script>`,
      },
    );
    await page.locator('#grid[data-cg-status="ready"] img').first().waitFor();
    await logIn(page, await createMember(origin));
    const button = page.locator('[data-widget="save-button"]').getByRole('button');
    await button.click();
    await button.and(page.locator('[aria-pressed="true"]')).waitFor();
  });
});
