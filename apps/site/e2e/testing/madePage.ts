import { type Visit } from './browse';

/** Serves a page of the test's own at `/made/`, as a CMS on the same host would, with the embed script in it. */
export async function openMadePage({ page, context, origin }: Visit, body: string): Promise<void> {
  await context.route(`${origin}/made/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Made</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<script async src="/widgets/embed.js"></script></head><body><main>${body}</main></body></html>`,
    }),
  );
  await page.goto('/made/');
}
