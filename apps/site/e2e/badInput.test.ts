import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import './testing/pageApi';
import { openTestPage } from './testing/openTestPage';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const GRID = `<div id="good" data-widget="listing-grid" data-limit="4"><p>Four places</p></div>`;
const READY = '#good[data-cg-status="ready"] img';

describe('mistakes of an editor', () => {
  it.each([
    [
      'O-EMB-01 EMBED-5 EMBED-5.kept an unknown widget name',
      '<div id="bad" data-widget="lisitng-grid">Kept</div>',
      { words: /lisitng-grid/, isKept: true },
    ],
    [
      'O-EMB-01 EMBED-3.faults bad JSON',
      '<div id="bad" data-widget="listing-grid" data-limit="2">Kept<script type="application/json">{"a":1,}</script></div>',
      { words: /JSON/i, isKept: false },
    ],
    [
      'EMBED-5 EMBED-5.kept a required option left out',
      '<div id="bad" data-widget="save-button"><a href="/x">Kept</a></div>',
      { words: /data-listing-id/, isKept: true },
    ],
    [
      'EMBED-2 EMBED-5 EMBED-5.default an invalid number',
      '<div id="bad" data-widget="listing-grid" data-limit="many">Kept</div>',
      { words: /data-limit/, isKept: false },
    ],
  ])('%s is reported once on the console and stops nothing else', async (_name, html, { words, isKept }) => {
    const visit = await startVisit({ expected: /Cityguide|cityguide/ });
    await openTestPage(visit, html + GRID);
    await visit.page.locator(READY).first().waitFor();
    await visit.page
      .locator('#bad:not([data-cg-status="loading"]):not([data-cg-status="waiting"])')
      .waitFor();
    expect(visit.consoleErrors.filter((message) => words.test(message))).toHaveLength(1);
    const bad = visit.page.locator('#bad');
    if (!isKept) await bad.locator('img').first().waitFor();
    expect(await bad.getByText('Kept').isVisible()).toBe(isKept);
  });

  it('O-EMB-04 foreign data attributes and numbers as text are not an error', async () => {
    const visit = await startVisit();
    await openTestPage(
      visit,
      '<div id="good" data-widget="listing-grid" data-csrf="NV3T" data-x="/a/b" data-limit="3" data-tabs="false"></div>',
    );
    await visit.page.locator(READY).first().waitFor();
    expect(await visit.page.locator('#good img').count()).toBe(3);
    expect(await visit.page.getByRole('button', { name: 'RATING' }).count()).toBe(0);
  });

  it('EMBED-1.once the script tag twice mounts everything once', async () => {
    const visit = await startVisit({ expected: /Cityguide|cityguide/ });
    await openTestPage(visit, `${GRID}<script async src="/widgets/embed.js?again"></script>`);
    await visit.page.locator(READY).first().waitFor();
    expect(await visit.page.locator('#good [data-cg-scope]').count()).toBe(1);
    expect(await visit.page.locator('#good img').count()).toBe(4);
  });

  it('EMBED-5.others nested mount points do not break each other', async () => {
    const visit = await startVisit({ expected: /Cityguide|cityguide/ });
    await openTestPage(
      visit,
      `<div id="good" data-widget="listing-grid" data-limit="4"><div data-widget="save-button" data-listing-id="1"><a href="/x">Save</a></div></div>`,
    );
    await visit.page.locator(READY).first().waitFor();
    expect(await visit.page.locator('#good img').count()).toBe(4);
  });

  it('O-EMB-03 names with quotes and closing script tags arrive intact', async () => {
    const visit = await startVisit();
    const name = `Trinity's "Pub" </script><b>`;
    const data = JSON.stringify({ results: [{ id: 1, name }], count: 1 }).replaceAll('<', '\\u003c');
    await openTestPage(
      visit,
      `<div id="good" data-widget="listing-grid"><script type="application/json">${data}</script></div><div id="later" data-widget="listing-grid" data-limit="1"></div>`,
    );
    await visit.page.getByText(name, { exact: true }).first().waitFor();
    await visit.page.locator('#later[data-cg-status="ready"]').waitFor();
  });
});

describe('mount points that come and go', () => {
  it('EMBED-7.added EMBED-7.moved EMBED-7.freed mounts what is added later, keeps what is moved, unmounts what is removed', async () => {
    const visit = await startVisit();
    const { page } = visit;
    await openTestPage(visit, '<div id="shelf"></div>');
    // The original element: the widget restores it once it is unmounted.
    const made = await page.evaluateHandle(() => document.createElement('div'));
    await made.evaluate((mountPoint) => {
      mountPoint.id = 'good';
      mountPoint.textContent = 'From the CMS';
      mountPoint.dataset['widget'] = 'listing-grid';
      mountPoint.dataset['limit'] = '2';
      document.querySelector('main')?.append(mountPoint);
    });
    await page.locator(READY).first().waitFor();
    const isSame = await page.evaluate(() => {
      const point = document.querySelector('#good');
      const rendered = point?.firstElementChild;
      document.querySelector('#shelf')?.append(point ?? '');
      return new Promise((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(point?.firstElementChild === rendered))),
      );
    });
    expect(isSame).toBe(true);
    await page.evaluate(() => document.querySelector('#good')?.remove());
    await page.waitForFunction((point) => !point.hasAttribute('data-cg-status'), made);
    expect(await made.evaluate((point) => point.innerHTML)).toBe('From the CMS');
  });

  it('EMBED-13.mount EMBED-13.unmount EMBED-13.open-login EMBED-13.ready-promise AUTH-16.any-page AUTH-16.first-needed the page can mount, unmount and open the log-in', async () => {
    const visit = await startVisit();
    const { page } = visit;
    await openTestPage(visit, GRID);
    await page.locator(READY).first().waitFor();
    await page.evaluate(() => window.cityguide?.unmount(document.querySelector('#good')));
    await page.getByText('Four places').waitFor();
    await page.evaluate(async () => {
      await window.cityguide?.ready;
      await window.cityguide?.mount(document.querySelector('#good'));
    });
    expect(await page.locator('#good[data-cg-status="ready"]').count()).toBe(1);
    await page.locator(READY).first().waitFor();
    const account = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/widgets/account/')),
      );
    expect(await account()).toBe(false);
    await page.evaluate(() => window.cityguide?.openLogin());
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    expect(await account()).toBe(true);
  });
});
