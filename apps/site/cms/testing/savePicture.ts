import path from 'node:path';
import { type Page } from 'playwright-core';

const FOLDER = path.resolve(__dirname, '../../../../docs/pictures');

/** Takes a picture for the guide where `PICTURES=1` asks for it: `PICTURES=1 npm run test:cms -- firstSteps`. */
export async function savePicture(page: Page, name: string): Promise<void> {
  if (!process.env['PICTURES']) return;
  await page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 80 });
}
