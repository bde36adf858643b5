import { type BrowserContext, type Request } from 'playwright-core';
import sharp from 'sharp';
import { getDialog, getDialogField, fillDialog, openDialog, clickInDialog } from './testing/accountDialogs';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const STATUSES = [301, 302, 303, 307, 308];
/** Responds to any read with a record that has an id, like the response of most writes. */
const ELSEWHERE = '/api/v2/listings/1/';

/**
 * Redirects the writes of an API path, as a backend or an access point does, and records what arrives at the redirect
 * target.
 */
async function redirectWrites(context: BrowserContext, address: string, status: number) {
  const followedRequests: string[] = [];
  const onRequest = (request: Request): void => {
    if (new URL(request.url()).pathname === ELSEWHERE) followedRequests.push(request.method());
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
  return { followedRequests, stop };
}

describe('a write that is redirected', () => {
  it('DOOR-8 SAVE-3 leaves the heart unchanged, in both directions', async () => {
    const { page, context, origin } = await startVisit({ expected: /./ });
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));
    const heart = page.getByRole('button', { name: /^(Save|Remove) / }).first();
    const waitForText = (text: string) =>
      page.getByText(text, { exact: true }).waitFor({ state: 'attached' });
    for (const isSaved of [false, true]) {
      const pressed = heart.and(page.locator(`[aria-pressed="${isSaved}"]`));
      for (const status of STATUSES) {
        await pressed.waitFor();
        const { stop, followedRequests } = await redirectWrites(context, '**/api/v2/favourites/**', status);
        await heart.click();
        await pressed.waitFor();
        await stop();
        expect(followedRequests).toEqual([]);
      }
      await waitForText(
        isSaved
          ? 'That could not be removed. Please try again.'
          : 'That could not be saved. Please try again.',
      );
      if (!isSaved) await heart.click();
    }
    await heart.and(page.locator('[aria-pressed="true"]')).waitFor();
  });

  it('DOOR-8 AUTH-18 leaves the log-in open, with the input and a message, and sends the password nowhere', async () => {
    const { page, context } = await openDialog({ expected: /./ });
    for (const status of STATUSES) {
      const { followedRequests, stop } = await redirectWrites(
        context,
        '**/api/v2/profiles/email-login/',
        status,
      );
      await fillDialog(page, { Email: 'jo@example.com', Password: 'my password' });
      await clickInDialog(page, 'Log in to your account');
      await getDialog(page, 'Log in or Sign up')
        .getByText(/Something went wrong/)
        .waitFor();
      expect(await getDialogField(page, 'Email').inputValue()).toBe('jo@example.com');
      expect(followedRequests).toEqual([]);
      await stop();
    }
  });

  it('DOOR-8 NEWS-1 leaves the address in the newsletter form', async () => {
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

  it('DOOR-8 PHOTO-6 reports that the photo was not added', async () => {
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
      const { stop, followedRequests } = await redirectWrites(context, '**/api/v2/photos/', status);
      await photos.getByRole('button', { name: /^(Add 1 photo|Try again: bar.png)$/ }).click();
      await photos.getByRole('button', { name: 'Try again: bar.png' }).waitFor();
      expect(await photos.getByText('Added', { exact: true }).count()).toBe(0);
      // XMLHttpRequest always follows a redirect; the response from there must not count.
      expect(followedRequests).toHaveLength(1);
      await stop();
    }
  });
});

interface Photos {
  results: { listing: { share_url: string } | null }[];
}
