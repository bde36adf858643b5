import { type Page } from 'playwright-core';

/** Puts a block at the end of the text, as by typing `/save` and Enter. */
export async function insertBlock(page: Page, title: string): Promise<void> {
  const first = page.getByRole('button', { name: 'Add default block' });
  const last = page.locator('.wp-block.cityguide-preview').last();
  await first.or(last).last().waitFor();
  if (await first.isVisible()) await first.click();
  else await last.press('Enter');
  await page.keyboard.type(`/${title}`);
  await page.locator('.components-autocomplete__result', { hasText: title }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator(`.cityguide-preview-name:text-is("${title}")`).last().waitFor();
}

/** Chooses a listing by its name in the controls of the chosen block. */
export async function findListing(page: Page, words: string, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Find a place by its name' }).fill(words);
  await page.getByRole('option', { name }).first().click();
  await page.getByText('Only editors see this.').waitFor({ state: 'hidden' });
}

/** Publishes what is open; returns its path. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const address = await panel
    .getByRole('link', { name: /^View (Page|Post)/i })
    .first()
    .getAttribute('href');
  if (!address) throw new Error('There is no link to what was published.');
  return new URL(address).pathname + new URL(address).search;
}
