import { barOf, barReady, menuOf } from './testing/bar';
import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { openMadePage } from './testing/madePage';

afterEach(closeVisits);
afterAll(leaveBrowser);

const letters = (count: number) => 'abcdefghij'.repeat(10).slice(0, count);
const story = (name: string, image_url: unknown = undefined) => ({ name, share_url: '/news/', image_url });

/** A page of the CMS whose menus hold these stories. */
async function openWithStories(articles: readonly object[]) {
  const visit = await startVisit();
  const asked: string[] = [];
  visit.page.on('request', (request) => asked.push(request.url()));
  await openMadePage(
    visit,
    `<div data-widget="navbar"><script type="application/json">${JSON.stringify({ articles })}</script></div>`,
  );
  await barReady(visit.page);
  await barOf(visit.page).getByRole('button', { name: 'Open menu' }).click();
  await menuOf(visit.page).getByRole('button', { name: 'Latest News' }).click();
  return { ...visit, asked };
}

const shownNames = async ({ page }: Awaited<ReturnType<typeof openWithStories>>) =>
  (await menuOf(page).locator('a[href="/news/"]').allInnerTexts()).map((words) => words.trim());

it('NAV-3 O-TXT-01 names are cut after 64 characters as a person counts them', async () => {
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

it('O-TXT-02 names stand as the page gave them', async () => {
  const names = [`Tom & Jerry's “Grill”`, 'Q&amp;A', '<b>Bold</b>'];
  const visit = await openWithStories(names.map((name) => story(name)));
  expect((await shownNames(visit)).slice(0, 3)).toEqual(names);
});

it('O-IMG-03 asks for no picture that there is none of', async () => {
  const { asked, page } = await openWithStories([
    story('Null', null),
    story('Words', 'null'),
    story('Empty', ''),
    story('Missing'),
  ]);
  await menuOf(page).getByRole('link', { name: 'Missing' }).waitFor();
  expect(asked.filter((address) => /(null|undefined)([?#]|$)/.test(address))).toEqual([]);
  expect(asked.filter((address) => address === page.url())).toHaveLength(1);
});
