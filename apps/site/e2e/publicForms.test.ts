import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

describe('contests, contact and archives without JavaScript', () => {
  it('SITE-5 HOST-3 a visitor can enter a contest, write to the editors and browse the archives', async () => {
    const { page } = await startVisit({ width: 390, javaScriptEnabled: false });
    const email = `reader-${Date.now()}@example.com`;
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

    await page.goto('/contests/');
    await page.locator('main .contest-card h3 a').first().click();
    // The browser's own validation works: nothing is sent.
    await page.getByRole('button', { name: 'Enter the contest' }).click();
    await page.getByRole('heading', { name: 'Enter', exact: true }).waitFor();
    await page
      .locator('.contest-entry textarea, .contest-entry input[type="url"]')
      .fill('https://example.com/answer');
    await page.getByLabel('Your name').fill('Maya Okafor');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Enter the contest' }).click();
    await heading('Your entry is in').waitFor();

    await page.goto('/contact/?advertise');
    await heading(/^Advertise with/).waitFor();
    await page.getByLabel('Your name').fill('Maya Okafor');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Your message').fill('A leaderboard in March.');
    await page.getByRole('button', { name: 'Send' }).click();
    await heading('Your message is on its way').waitFor();
    await page.goto('/development/outbox/');
    await page.getByRole('heading', { name: 'Advertising: message from Maya Okafor' }).first().waitFor();
    expect(await page.locator('main').innerText()).toContain(email);

    await page.goto('/archives/');
    await page.locator('a.year').last().click();
    await page.getByRole('navigation', { name: 'By month' }).getByRole('link').first().click();
    await page.locator('main article h3 a').first().click();
    await page.locator('.article-body').waitFor();
  });
});

describe('a video', () => {
  it('SITE-5 plays, has the duration that the page says, and can be seeked', async () => {
    const { page } = await startVisit({ brand: 'news' });
    await page.goto('/videos/');
    await page.locator('main .video-card h3 a').last().click();
    const player = page.locator('video');
    await player.waitFor();
    const shownDuration = await page.locator('.article-by').innerText();
    const { duration, moment } = await player.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      video.pause();
      const seeked = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      video.currentTime = video.duration / 2;
      await seeked;
      return { duration: video.duration, moment: video.currentTime };
    });
    expect(shownDuration).toContain(`0:${String(Math.round(duration)).padStart(2, '0')}`);
    expect(moment).toBeCloseTo(duration / 2, 0);
  });
});
