import { type BrowserContext, type Request } from 'playwright-core';
import sharp from 'sharp';
import { dialogOf, fieldOf, fillIn, openDialog, pressIn } from './testing/accountDialogs';
import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(leaveBrowser);

const STATUSES = [301, 302, 303, 307, 308];
/** Answers any read with a record that has an id, as most writes are answered. */
const ELSEWHERE = '/api/v2/listings/1/';

/** Redirects the writes of an address, as a backend or an access point does, and hears what of them arrives elsewhere. */
async function redirectWrites(context: BrowserContext, address: string, status: number) {
  const followed: string[] = [];
  const onRequest = (request: Request): void => {
    if (new URL(request.url()).pathname === ELSEWHERE) followed.push(request.method());
  };
  context.on('request', onRequest);
  await context.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status, headers: { location: ELSEWHERE } }),
  );
  const stop = async () => {
    context.off('request', onRequest);
    await context.unroute(address);
  };
  return { followed, stop };
}

describe('a write that is redirected', () => {
  it('DOOR-8 SAVE-3 leaves the heart as it was, in both directions', async () => {
    const { page, context, origin } = await startVisit({ expected: /./ });
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));
    const heart = page.getByRole('button', { name: /^(Save|Remove) / }).first();
    const whenSaid = (words: string) => page.getByText(words, { exact: true }).waitFor({ state: 'attached' });
    for (const isSaved of [false, true]) {
      const pressed = heart.and(page.locator(`[aria-pressed="${isSaved}"]`));
      for (const status of STATUSES) {
        await pressed.waitFor();
        const { stop, followed } = await redirectWrites(context, '**/api/v2/favourites/**', status);
        await heart.click();
        await pressed.waitFor();
        await stop();
        expect(followed).toEqual([]);
      }
      await whenSaid(
        isSaved
          ? 'That could not be removed. Please try again.'
          : 'That could not be saved. Please try again.',
      );
      if (!isSaved) await heart.click();
    }
    await heart.and(page.locator('[aria-pressed="true"]')).waitFor();
  });

  it('DOOR-8 AUTH-18 leaves the log-in open, with what was typed and words, and sends the password nowhere', async () => {
    const { page, context } = await openDialog({ expected: /./ });
    for (const status of STATUSES) {
      const { followed, stop } = await redirectWrites(context, '**/api/v2/profiles/email-login/', status);
      await fillIn(page, { Email: 'jo@example.com', Password: 'my password' });
      await pressIn(page, 'Log in to your account');
      await dialogOf(page, 'Log in or Sign up')
        .getByText(/Something went wrong/)
        .waitFor();
      expect(await fieldOf(page, 'Email').inputValue()).toBe('jo@example.com');
      expect(followed).toEqual([]);
      await stop();
    }
  });

  it('DOOR-8 NEWS-1 leaves the newsletter form with the address in it', async () => {
    const { page, context } = await startVisit({ expected: /./ });
    await page.goto('/');
    const box = page.locator('[data-widget="newsletter"]').first();
    const field = box.locator('[name="email"]');
    await field.focus();
    await page.locator('[data-widget="newsletter"][data-cg-status="ready"]').first().waitFor();
    for (const status of STATUSES) {
      const { stop } = await redirectWrites(context, '**/api/v2/profiles/guest-newsletters/', status);
      await field.fill('jo@example.com');
      await field.press('Enter');
      await box.getByText('* That did not work. Please try again.').waitFor();
      expect(await field.inputValue()).toBe('jo@example.com');
      await stop();
    }
  });

  it('DOOR-8 PHOTO-6 says that the photo was not added', async () => {
    const { page, context, origin } = await startVisit({ expected: /./ });
    const { results } = (await (await fetch(`${origin}/api/v2/photos/?limit=1`)).json()) as Photos;
    await page.goto(results[0]?.listing?.share_url ?? '');
    await logIn(page, await createMember(origin));
    const photos = page.locator('[data-widget="photos"]');
    await photos.scrollIntoViewIfNeeded();
    await photos.getByRole('button', { name: /^Add (a|the first) photo$/ }).click();
    const picture = { width: 60, height: 60, channels: 3, background: '#a33' } as const;
    const buffer = await sharp({ create: picture }).png().toBuffer();
    await photos
      .getByLabel(/^Choose photos/)
      .setInputFiles({ name: 'bar.png', mimeType: 'image/png', buffer });
    for (const status of STATUSES) {
      const { stop, followed } = await redirectWrites(context, '**/api/v2/photos/', status);
      await photos.getByRole('button', { name: /^(Add 1 photo|Try again: bar.png)$/ }).click();
      await photos.getByRole('button', { name: 'Try again: bar.png' }).waitFor();
      expect(await photos.getByText('Added', { exact: true }).count()).toBe(0);
      // No code can keep XMLHttpRequest from going there; what it hears there does not count.
      expect(followed).toHaveLength(1);
      await stop();
    }
  });
});

interface Photos {
  results: { listing: { share_url: string } | null }[];
}
