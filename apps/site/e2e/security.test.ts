import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const POLICY = (origin: string) =>
  [
    "default-src 'none'",
    `script-src ${origin}`,
    `style-src ${origin}`,
    `img-src ${origin} data:`,
    `font-src ${origin}`,
    `connect-src ${origin}`,
    "base-uri 'none'",
    `form-action ${origin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Makes the next page record the violations of its policy. */
const recordRefusals = ({ page }: Visit) =>
  page.addInitScript(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
    Object.assign(window, { refused });
  });
const readRefusals = ({ page }: Visit) =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);

describe('a strict Content Security Policy with Trusted Types', () => {
  it('EMBED-1.no-inline EMBED-15 EMBED-15.strict-policy EMBED-15.host-list EMBED-15.trusted-types breaks nothing: grid, search, sort, heart and log-in work without violations', async () => {
    // The page is the theme's own; its inline styles do not concern the widgets.
    const visit = await startVisit();
    const { page, context, origin } = visit;
    await context.route(`${origin}/made/`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': POLICY(origin) },
        body: `<!doctype html><html lang="en"><head><title>Made</title><link rel="icon" href="data:,">
<script async src="/widgets/embed.js"></script></head><body><main>
<div data-widget="save-button" data-listing-id="1" data-name="The Park"><a href="/accounts/login">Save</a></div>
<div id="grid" data-widget="listing-grid" data-limit="4" data-search></div></main></body></html>`,
      }),
    );
    await recordRefusals(visit);
    await page.goto('/made/');
    await page.locator('#grid img').nth(3).waitFor();
    await page.getByRole('tab', { name: 'RATING' }).click();
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.locator('#grid img').nth(7).waitFor();
    await page.getByRole('button', { name: 'Save The Park' }).click();
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    expect(await readRefusals(visit)).toEqual([]);
  });

  it('EMBED-15.nonce allows our script by its nonce only, and with it everything that our script loads', async () => {
    const visit = await startVisit();
    const { page, context, origin } = visit;
    const policy = POLICY(origin)
      .replace(`script-src ${origin}`, "script-src 'nonce-bGF0ZQ'")
      .replace(`style-src ${origin}`, "style-src 'nonce-bGF0ZQ'");
    await context.route(`${origin}/made/`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': policy },
        body: `<!doctype html><html lang="en"><head><title>Made</title><link rel="icon" href="data:,">
<script async nonce="bGF0ZQ" src="/widgets/embed.js"></script></head><body><main>
<div data-widget="save-button" data-listing-id="1" data-name="The Park"><a href="/accounts/login">Save</a></div>
<div id="grid" data-widget="listing-grid" data-limit="4"></div></main></body></html>`,
      }),
    );
    await recordRefusals(visit);
    await page.goto('/made/');
    await page.locator('#grid img').nth(3).waitFor();
    await page.getByRole('button', { name: 'Save The Park' }).click();
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    expect(await readRefusals(visit)).toEqual([]);
  });
});
