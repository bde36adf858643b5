import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { EMBED_TAG, openTestPage } from './testing/openTestPage';
import { serveLibrary, type ForeignLibrary } from './testing/foreignLibraries';
import './testing/pageApi';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const SAVE =
  '<div data-widget="save-button" data-listing-id="1" data-name="Trinity’s Pub"><a href="/x">Save</a></div>';
const WIDGETS = `<nav data-widget="navbar"><a href="/">Home</a></nav>
${SAVE}
<div data-widget="listing-actions" data-listing-id="2"><a data-cg-action="favourite" href="/x">Keep</a></div>
<div data-widget="listing-grid" data-limit="4" data-search></div>
<div data-widget="photos" data-limit="4" data-layout="grid"></div>
<div data-widget="newsletter" data-load="eager"></div>`;

/** Each widget is there, has its content, and does what a visitor asks of it. */
async function expectAllWidgetsWork({ page }: Visit): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > [data-widget]')].every((element) => {
      element.scrollIntoView();
      return element.getAttribute('data-cg-status') === 'ready';
    }),
  );
  const cards = page.locator('[data-widget="listing-grid"] article');
  await cards.nth(3).waitFor();
  await page.locator('[data-widget="photos"] img').nth(3).waitFor();
  await page.locator('[data-widget="listing-grid"]').getByRole('button', { name: 'Load More' }).click();
  await cards.nth(7).waitFor();
  await page.locator('[data-widget="newsletter"]').getByRole('textbox', { name: 'Email' }).waitFor();
  await page.getByRole('button', { name: 'Save Trinity’s Pub' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in or Sign up' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

const LIBRARIES: [string, ForeignLibrary, string][] = [
  ['ANY-6.jquery', 'jQuery 1.12', 'window.jQuery(() => window.jQuery("main").addClass("ours"))'],
  ['ANY-6.jquery', 'jQuery 3', 'window.jQuery(() => window.jQuery("main").addClass("ours"))'],
  ['ANY-6.prototype', 'Prototype 1.7.3', '$$("main").invoke("addClassName", "ours")'],
  ['ANY-6.mootools', 'MooTools 1.4.5', '$$("main").addClass("ours")'],
  [
    'ANY-6.amd',
    'RequireJS',
    'define("ours", [], () => document.querySelector("main").classList.add("ours")); require(["ours"])',
  ],
  ...([16, 17, 18] as const).map((version): [string, ForeignLibrary, string] => [
    'ANY-6.react',
    `React ${version}`,
    'ReactDOM.render(React.createElement("p", { className: "ours" }, "Ours"), document.querySelector("main").appendChild(document.createElement("div")))',
  ]),
];

describe('a page with a library of its own', () => {
  it.each(LIBRARIES)(
    '%s all widgets work beside %s, and it works beside them',
    async (_clause, library, code) => {
      const visit = await startVisit({ expected: /ReactDOM.render is no longer supported/ });
      const tags = await serveLibrary(visit, library);
      const own = `<script>addEventListener('DOMContentLoaded', () => { ${code} })</script>`;
      await openTestPage(visit, WIDGETS, { head: tags + own + EMBED_TAG });
      await expectAllWidgetsWork(visit);
      await visit.page.locator('.ours').first().waitFor();
    },
  );
});

const FREEZE = `for (const { prototype } of [Object, Array, Function, Promise, String, Map, Set, Error, Element, Node, EventTarget])
  Object.freeze(prototype);`;

describe('a page whose code has changed the browser’s own', () => {
  it.each([
    [
      'ANY-6.globals globals of other build tools',
      'process = { env: {} }; exports = {}; module = { exports }; global = {}; React = { version: "16.0.0" }; define = () => {}; define.amd = {}',
    ],
    [
      'ANY-6.polluted prototypes with more in them',
      'for (const { prototype } of [Object, Array, String, Function]) prototype.ours = function () { return this; };',
    ],
    ['ANY-6.frozen frozen prototypes', FREEZE],
    [
      'ANY-6.array-from an Array.from without mapping and iterators',
      'Array.from = (list) => Array.prototype.slice.call(list);',
    ],
    ['ANY-6.request a class Request of its own', 'Request = function Request() { this.options = {}; };'],
    [
      'ANY-6.fetch a fetch that reads its address as a text',
      'const own = fetch; fetch = function (address, ...rest) { if (address.slice(0, 2) === "//") return; return own.call(this, address + "", ...rest); };',
    ],
    ['ANY-6.promise a Promise of its own', 'Promise = class OwnPromise extends Promise {};'],
  ])('%s', async (_name, code) => {
    const visit = await startVisit();
    await openTestPage(visit, WIDGETS, { head: `<script>${code}</script>${EMBED_TAG}` });
    await expectAllWidgetsWork(visit);
  });

  it.each([
    ['Map', 'Map = function () {};'],
    ['Object.entries', 'Object.entries = () => { throw new Error("gone"); };'],
    ['Promise', 'Promise = function () {};'],
  ])(
    'ANY-6.told ANY-6.content where they cannot work, the CMS’s content stays, the page’s code goes on and the console names what was replaced: %s',
    async (name, code) => {
      const visit = await startVisit({ expected: /Cityguide|gone|not a function/ });
      const told = visit.page.waitForEvent('console', (message) =>
        new RegExp(`has replaced .*\\b${name}\\b`).test(message.text()),
      );
      await openTestPage(visit, WIDGETS, {
        head: `<script>${code}</script>${EMBED_TAG}<script>addEventListener('load', () => document.body.append('The page goes on'))</script>`,
      });
      await visit.page.getByText('The page goes on').waitFor();
      await told;
      expect(await visit.page.getByRole('link', { name: /^Save$/ }).count()).toBe(1);
    },
  );
});
