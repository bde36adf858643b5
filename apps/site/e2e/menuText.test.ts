import { getNavbar, waitForNavbar, getMenu } from './testing/navbar';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { openTestPage } from './testing/openTestPage';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const letters = (count: number) => 'abcdefghij'.repeat(10).slice(0, count);
const story = (name: string, image_url: unknown = undefined) => ({ name, share_url: '/news/', image_url });

/** A page of the CMS whose menus contain these stories. */
async function openWithStories(articles: readonly object[]) {
  const visit = await startVisit();
  const requestedUrls: string[] = [];
  visit.page.on('request', (request) => requestedUrls.push(request.url()));
  await openTestPage(
    visit,
    `<div data-widget="navbar"><script type="application/json">${JSON.stringify({ articles })}</script></div>`,
  );
  await waitForNavbar(visit.page);
  await getNavbar(visit.page).getByRole('button', { name: 'Open menu' }).click();
  await getMenu(visit.page).getByRole('button', { name: 'Latest News' }).click();
  return { ...visit, requestedUrls };
}

const shownNames = async ({ page }: Awaited<ReturnType<typeof openWithStories>>) =>
  (await getMenu(page).locator('a[href="/news/"]').allInnerTexts()).map((words) => words.trim());

it('NAV-3 O-TXT-01 names are truncated after 64 visible characters', async () => {
  const visit = await openWithStories([
    story(letters(68)),
    story(letters(69)),
    story(`${letters(63)}🍕${letters(10)}`),
  ]);
  expect((await shownNames(visit)).slice(0, 3)).toEqual([
    letters(68),
    `${letters(64)} ...`,
    `${letters(63)}🍕 ...`,
  ]);
});

it('O-TXT-02 names are shown exactly as in the page', async () => {
  const names = [`Tom & Jerry's “Grill”`, 'Q&amp;A', '<b>Bold</b>'];
  const visit = await openWithStories(names.map((name) => story(name)));
  expect((await shownNames(visit)).slice(0, 3)).toEqual(names);
});

it('O-IMG-03 requests no missing picture', async () => {
  const { requestedUrls, page } = await openWithStories([
    story('Null', null),
    story('Words', 'null'),
    story('Empty', ''),
    story('Missing'),
  ]);
  await getMenu(page).getByRole('link', { name: 'Missing' }).waitFor();
  expect(requestedUrls.filter((address) => /(null|undefined)([?#]|$)/.test(address))).toEqual([]);
  expect(requestedUrls.filter((address) => address === page.url())).toHaveLength(1);
});
