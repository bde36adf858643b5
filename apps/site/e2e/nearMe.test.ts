import type { Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** Beside a subway station in the middle of the city. */
const geolocation = { latitude: 43.6706, longitude: -79.3868 };
const cards = (page: Page) => page.locator('[data-widget="listing-grid"] article');

/** Distances on the cards, in metres. */
async function readDistances(page: Page): Promise<number[]> {
  const texts = await cards(page)
    .getByText(/^[\d.,]+ k?m$/)
    .allTextContents();
  return texts.map((text) => Number.parseFloat(text) * (text.endsWith(' km') ? 1000 : 1));
}

const isSorted = (distances: readonly number[]) =>
  // The server measures from a place rounded to some 100 metres.
  distances.every((distance, index) => distance <= (distances[index + 1] ?? Infinity) + 200);

describe('Near me', () => {
  it('GUIDE-1.nearest-first GUIDE-1.paged GUIDE-1.map shows the nearest first, page by page, and goes there on the map', async () => {
    const { page } = await startVisit({ geolocation, permissions: ['geolocation'] });
    await page.goto('/restaurants/');
    await page.getByRole('button', { name: 'Near me' }).click();
    await page.getByRole('button', { name: 'Near me', pressed: true }).waitFor();
    await cards(page).getByText(/ m$/).first().waitFor();
    const first = await readDistances(page);
    expect(isSorted(first)).toBe(true);
    expect(first.at(-1)).toBeLessThan(2000);
    expect(new URL(page.url()).search).toBe('');

    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const map = page.getByRole('region', { name: 'Map of these places' });
    const dot = map.getByRole('img', { name: 'You are here' });
    await dot.waitFor();
    const box = await map.boundingBox();
    const seen = await dot.boundingBox();
    expect(box && seen && seen.x > box.x && seen.x < box.x + box.width).toBe(true);
    expect(box && seen && seen.y > box.y && seen.y < box.y + box.height).toBe(true);
  });

  it('GUIDE-1.refused offers a neighbourhood where the position is refused', async () => {
    const { page } = await startVisit({ permissions: [] });
    await page.goto('/restaurants/');
    await page.getByRole('button', { name: 'Near me' }).click();
    await page.getByRole('link', { name: 'Choose a neighbourhood' }).click();
    await page.getByRole('heading', { name: 'Neighbourhoods', level: 1 }).waitFor();
  });
});
