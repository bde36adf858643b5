import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { buildRelease, release } from './testing/buildRelease';
import { openTestPage } from './testing/openTestPage';
import { startSite } from './testing/startSite';

// Three builds of one widget before the first test; a busy machine needs time for each.
jest.setTimeout(240_000);

const root = path.resolve(__dirname, '../../..');
const BUTTON =
  '<div data-widget="save-button" data-listing-id="1" data-name="The Park"><a href="/accounts/login">Save</a></div>';
const GRID = '<div id="grid" data-widget="listing-grid" data-limit="2"></div>';

let folder: string;
let registryFile: string;
let site: Awaited<ReturnType<typeof startSite>>;
const roots = () => ['changed', 'older', 'misfit'].map((name) => path.join(folder, name, 'dist'));
const ids: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cityguide-deploy-'));
  registryFile = path.join(folder, 'registry.json');
  cpSync(path.join(root, 'dist/registry.json'), registryFile);
  const store = (
    JSON.parse(readFileSync(path.join(root, 'packages/store/package.json'), 'utf8')) as { version: string }
  ).version;
  ids['changed'] = buildRelease({
    dir: path.join(folder, 'changed'),
    from: 'packages/widgets/save-button',
    store,
    change(dir) {
      const file = path.join(dir, 'src/messages.ts');
      writeFileSync(
        file,
        readFileSync(file, 'utf8')
          .replace(`saved: 'Saved'`, `saved: 'Kept'`)
          .replace(`save: 'Save'`, `save: 'Keep'`),
      );
    },
  });
  const older = { from: 'apps/site/e2e/older-save-button' };
  ids['older'] = buildRelease({ ...older, dir: path.join(folder, 'older'), store: '2.0.0' });
  ids['misfit'] = buildRelease({
    ...older,
    dir: path.join(folder, 'misfit'),
    store: '3.0.0',
    // A separate version, so that both exist side by side.
    change: (dir) =>
      writeFileSync(
        path.join(dir, 'package.json'),
        readFileSync(path.join(dir, 'package.json'), 'utf8').replace('0.9.0', '3.0.0'),
      ),
  });
  site = await startSite({
    brand: 'guide',
    dataDir: path.resolve(__dirname, '../data/e2e'),
    env: { REGISTRY_FILE: registryFile, WIDGET_FOLDERS: roots().join(path.delimiter) },
  });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
  await disconnectBrowser();
});
afterEach(closeVisits);

const button = ({ page }: Visit) => page.locator('[data-widget="save-button"]').getByRole('button');
const readRegistry = () =>
  JSON.parse(readFileSync(registryFile, 'utf8')) as { widgets: Record<string, unknown> };

/** The page is the same in every test: it is not edited when a widget is deployed. */
async function openPage(expected?: RegExp): Promise<Visit> {
  const visit = await startVisit({ baseURL: site.address, expected });
  await openTestPage({ ...visit, origin: site.address }, BUTTON + GRID);
  await visit.page.locator('#grid[data-cg-status="ready"] img').first().waitFor();
  return visit;
}

describe('widgets that are deployed one by one', () => {
  it('EMBED-10.one-by-one EMBED-10.no-edit EMBED-10.roll-back ANY-12.rollback an unedited page gets the released widget, and the old one after a rollback', async () => {
    const { 'save-button': before, ...others } = readRegistry().widgets;
    const latestPage = await openPage();
    expect(await button(latestPage).getAttribute('aria-label')).toBe('Save The Park');

    release(
      registryFile,
      ...roots().flatMap((dist) => ['--root', dist]),
      'save-button',
      '--to',
      ids['changed'] ?? '',
    );
    const after = await openPage();
    await after.page.getByRole('button', { name: 'Keep The Park' }).waitFor();
    const { 'save-button': now, ...unchanged } = readRegistry().widgets;
    expect(unchanged).toEqual(others);
    expect(now).not.toEqual(before);

    release(registryFile, 'save-button');
    const back = await openPage();
    await back.page.getByRole('button', { name: 'Save The Park' }).waitFor();
    expect(readRegistry().widgets['save-button']).toEqual(before);
  });

  it('EMBED-11.older-minor ANY-12.old-widget a widget built from older source against an older minor version of the store works with the current one', async () => {
    release(
      registryFile,
      ...roots().flatMap((dist) => ['--root', dist]),
      'save-button',
      '--to',
      ids['older'] ?? '',
    );
    const visit = await openPage();
    await visit.page.getByRole('button', { name: 'Put on my list' }).click();
    await visit.page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
  });

  it('ANY-12.mid-visit a page that was open during a deployment gets the widget that is live when it is needed, though the old one has gone', async () => {
    release(registryFile, 'save-button');
    const { folder: gone } = readRegistry().widgets['save-button'] as { folder: string };
    const visit = await startVisit({ baseURL: site.address, expected: /Failed to load resource/ });
    await openTestPage(
      { ...visit, origin: site.address },
      `${GRID}<p style="height: 4000px"></p>${BUTTON.replace('<div', '<div data-load="visible"')}`,
    );
    await visit.page.locator('#grid[data-cg-status="ready"] img').first().waitFor();

    release(
      registryFile,
      ...roots().flatMap((dist) => ['--root', dist]),
      'save-button',
      '--to',
      ids['changed'] ?? '',
    );
    await visit.context.route(`**/widgets/${gone}**`, (route) => route.fulfill({ status: 404 }));
    await visit.page.locator('[data-widget="save-button"]').scrollIntoViewIfNeeded();
    await visit.page.getByRole('button', { name: 'Keep The Park' }).waitFor();
  });

  it('ANY-12.refused a release that the live embed script cannot serve is refused, and says why', () => {
    const withEmbed = [...roots(), path.join(root, 'apps/embed/dist')].flatMap((dist) => ['--root', dist]);
    const before = readRegistry();
    expect(() => release(registryFile, ...withEmbed, 'save-button', '--to', ids['misfit'] ?? '')).toThrow(
      /Nothing is released\. save-button\/3\.0\.0-\S+ needs @cityguide\/store \^3\.0\.0, and embed\/\S+ has 2\./,
    );
    expect(readRegistry()).toEqual(before);
  });

  it('EMBED-11.refused EMBED-11.message EMBED-11.content a widget built against an incompatible store is rejected with a message, and the page keeps its link', async () => {
    release(
      registryFile,
      ...roots().flatMap((dist) => ['--root', dist]),
      'save-button',
      '--to',
      ids['misfit'] ?? '',
    );
    const visit = await openPage(/save-button/);
    await visit.page.locator('[data-widget="save-button"][data-cg-status="failed"]').waitFor();
    await visit.page.getByRole('link', { name: 'Save', exact: true }).waitFor();
    expect(visit.consoleErrors.join('\n')).toMatch(/save-button.*@cityguide\/store.*3\.0\.0/s);
  });
});
