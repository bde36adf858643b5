import { type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** Moves each text node of the page into two `<font>` elements, as page translators do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (/^(SCRIPT|STYLE)$/.test(text.parentElement?.tagName ?? '')) continue;
      const outer = document.createElement('font');
      text.before(outer);
      outer.appendChild(document.createElement('font')).append(text);
    }
  });
}

describe('a page translated by a browser', () => {
  it('O-EMB-02 Load More, sort, heart, log-in and search still work, and no widget disappears', async () => {
    const { page } = await startVisit();
    await page.goto('/restaurants/');
    const grid = page.locator('[data-widget="listing-grid"][data-cg-status="ready"]');
    const hearts = grid.getByRole('button', { name: /^Save / });
    await hearts.nth(11).waitFor();
    const widgets = await page.locator('[data-cg-status="ready"]').count();

    await translate(page);
    await grid.getByRole('button', { name: 'Load More' }).click();
    await hearts.nth(23).waitFor();
    await translate(page);
    const sorted = page.waitForResponse(/ordering=-rating/);
    await grid.getByRole('tab', { name: 'RATING' }).click();
    await sorted;
    await grid.getByRole('tab', { name: 'RATING', selected: true }).waitFor();
    await translate(page);

    await hearts.first().click();
    const dialog = page.getByRole('dialog', { name: 'Log in or Sign up' });
    await dialog.waitFor();
    await translate(page);
    await dialog.getByRole('button', { name: 'Log in to your account' }).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click();
    await translate(page);
    await page.keyboard.type('pizza');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-cg-status="ready"]').count()).toBeGreaterThanOrEqual(widgets);
    expect(await page.locator('[data-cg-status="failed"]').count()).toBe(0);
    expect(await hearts.count()).toBeGreaterThan(0);
  });
});
