import { createSnippet } from '@cityguide/widget-kit/documents';
import { definition as account } from '@cityguide/widget-account/definition';
import { definition as adSlot } from '@cityguide/widget-ad-slot/definition';
import { definition as bookmark } from '@cityguide/widget-bookmark/definition';
import { definition as categoryMenu } from '@cityguide/widget-category-menu/definition';
import { definition as dashboard } from '@cityguide/widget-dashboard/definition';
import { definition as listingActions } from '@cityguide/widget-listing-actions/definition';
import { definition as listingGrid } from '@cityguide/widget-listing-grid/definition';
import { definition as navbar } from '@cityguide/widget-navbar/definition';
import { definition as newsletter } from '@cityguide/widget-newsletter/definition';
import { definition as onboarding } from '@cityguide/widget-onboarding/definition';
import { definition as photoViewer } from '@cityguide/widget-photo-viewer/definition';
import { definition as photos } from '@cityguide/widget-photos/definition';
import { definition as saveButton } from '@cityguide/widget-save-button/definition';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { openTestPage } from './testing/openTestPage';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const definitions = [
  navbar,
  saveButton,
  bookmark,
  listingActions,
  categoryMenu,
  newsletter,
  listingGrid,
  photos,
  photoViewer,
  adSlot,
  dashboard,
  onboarding,
  account,
];

/** Starts at once, so that a page of all widgets needs no scrolling. */
const startAtOnce = (html: string) =>
  html.replace(/ data-load="?[a-z]+"?/, '').replace('<div ', '<div data-load=eager ');

interface Opened {
  visit: Visit;
  /** Status of each widget, by name as far as the markup has one. */
  statuses: string[];
  /** What the console said of mount points. */
  sentences: string[];
}

async function openSnippets(snippets: readonly string[]): Promise<Opened> {
  const visit = await startVisit({ expected: /Cityguide widget|404/ });
  await openTestPage(visit, snippets.map(startAtOnce).join('\n<hr>\n'));
  await visit.page.waitForFunction(() =>
    [...document.querySelectorAll('main [data-widget]')]
      .filter((element) => !element.closest('[data-cg-scope] [data-widget]'))
      .every((element) => /ready|failed/.test(element.getAttribute('data-cg-status') ?? '')),
  );
  const statuses = await visit.page
    .locator('main [data-load="eager"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-cg-status') ?? ''));
  const sentences = visit.consoleErrors.filter((text) => text.startsWith('Cityguide widget'));
  return { visit, statuses, sentences };
}

const quotesMadeSmart = (html: string) => html.replace(/="([^"]*)"/g, '=”$1”');

/** What editors' tools do to HTML that is pasted into them, and how many sentences the console has on it. */
const HABITS: { name: string; change(html: string): string; broken: RegExp }[] = [
  {
    name: 'ANY-8.paragraphs paragraphs and line breaks put in',
    change: (html) => `<p>${html.replace(/>[ \t]*\n/g, '><br />\n')}</p>`,
    broken: /data at the top is .*valid JSON/,
  },
  {
    name: 'ANY-8.unquoted attributes without quotes',
    change: (html) => html.replace(/="([^\s"'=<>`]+)"/g, '=$1'),
    broken: /^$/,
  },
  {
    name: 'ANY-8.lazy-images images made lazy',
    change: (html) => html.replaceAll(' src="', ' src="data:," data-src="'),
    broken: /^$/,
  },
  {
    name: 'ANY-8.scripts-stripped script tags stripped',
    change: (html) => html.replace(/<\/?script[^>]*>/g, ''),
    broken: /^$/,
  },
  {
    name: 'ANY-8.forms-stripped form tags stripped',
    change: (html) =>
      html.replace(/<\/?(form|input|select|option|optgroup|button|fieldset|legend)\b[^>]*>/g, ''),
    broken: /^$/,
  },
  {
    name: 'ANY-8.escaped quotes of the data escaped',
    change: (html) =>
      html.replace(/(?<=<script[^>]*>)[\s\S]*?(?=<\/script>)/g, (json) => json.replaceAll('"', '&quot;')),
    broken: /not escaped for HTML/,
  },
];

describe('what editors’ tools do to snippets', () => {
  it.each(HABITS)(
    '$name: every widget starts, and what is broken is told in one sentence',
    async ({ change, broken }) => {
      const { statuses, sentences } = await openSnippets(
        definitions.map((definition) => change(createSnippet(definition))),
      );
      expect(statuses).toEqual(definitions.map(() => 'ready'));
      expect(sentences.filter((sentence) => !broken.test(sentence))).toEqual([]);
      expect(new Set(sentences).size).toBe(sentences.length);
    },
  );

  it('ANY-8.smart-quotes quotes made smart: the sentence shows them, and the CMS’s content stays', async () => {
    const { visit, statuses, sentences } = await openSnippets([quotesMadeSmart(createSnippet(saveButton))]);
    expect(statuses).toEqual(['failed']);
    expect(sentences).toEqual([expect.stringMatching(/there is no widget "”save-button”"; allowed: /)]);
    expect(await visit.page.getByRole('link', { name: 'Save' }).count()).toBe(1);
  });

  it('ANY-8.smart-quotes in an option they are told as well', async () => {
    const html = createSnippet(saveButton).replace('data-listing-id="1"', 'data-listing-id=”1”');
    const { statuses, sentences } = await openSnippets([html]);
    expect(statuses).toEqual(['failed']);
    expect(sentences).toEqual([expect.stringMatching(/data-listing-id is "”1”"; allowed: an id/)]);
  });
});

describe('the snippets for editors whose tools strip scripts and forms', () => {
  const plain = definitions.map((definition) => createSnippet(definition, { isPlain: true }));

  it('ANY-8.plain have neither, so that no source text is published', () => {
    for (const html of plain) expect(html).not.toMatch(/<script|<form|<input|<select|<button|\{/);
  });

  it('ANY-8.plain start every widget, silently', async () => {
    const { visit, statuses, sentences } = await openSnippets(plain);
    expect(statuses).toEqual(definitions.map(() => 'ready'));
    expect(sentences).toEqual([]);
    const form = visit.page.locator('[data-widget="newsletter"]').last();
    expect(await form.getByRole('textbox', { name: 'Email' }).count()).toBe(1);
  });
});
