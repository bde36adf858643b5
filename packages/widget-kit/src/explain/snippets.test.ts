import { defineWidget, option } from '../index';
import { createManifestWidget, defineEditorTexts } from '../manifest';
import {
  correctMountPoint,
  explainPastedPoint,
  formatMountPoint,
  formatWordPressCode,
  parseSnippet,
} from '../explain';

const definition = defineWidget({
  name: 'save-button',
  title: 'Save button',
  help: 'Saves a place.',
  kind: 'enhancer',
  load: 'visible',
  options: {
    listingId: option.id({ required: true, help: 'Listing.' }),
    name: option.text({ default: '', help: 'Name.' }),
    look: option.choice(['button', 'icon'], { default: 'button', help: 'Look.' }),
    show: option.list({ default: ['a', 'b'], help: 'Which.' }),
    search: option.flag({ help: 'Search.' }),
    tabs: option.flag({ default: true, help: 'Tabs.' }),
  },
});
const texts = (help: string) => ({ label: help, help });
const button = createManifestWidget(
  definition,
  defineEditorTexts(definition, {
    fallback: { en: '<a href="{accounts}login?next={next}">Save</a>{menu}', fr: '<a>Enregistrer</a>' },
    fr: {
      title: 'Bouton',
      help: 'Enregistre un lieu.',
      options: {
        listingId: texts('Lieu.'),
        name: texts('Nom.'),
        look: texts('Apparence.'),
        show: texts('Lesquels.'),
        search: texts('Recherche.'),
        tabs: texts('Onglets.'),
      },
    },
  }),
);
const values = {
  'listing-id': 42,
  name: 'Bar “<1>” "x"',
  look: 'button',
  show: ['b'],
  search: true,
  tabs: false,
  foreign: 'y',
};
const fields = { accounts: '/accounts/', next: '%2F' };

const pasteAndCorrect = (text: string) =>
  parseSnippet(text).elements.map((element) => correctMountPoint(element, [button]).outerHTML);

describe('snippets for editors', () => {
  it('CMS-6.snippets HTML has the options that are no defaults, escaped, and the fallback of the language', () => {
    expect(formatMountPoint(button, values, { language: 'en', fields })).toBe(
      '<div data-widget="save-button" data-listing-id="42" data-name="Bar “&lt;1&gt;” &quot;x&quot;" data-show="b" data-search data-tabs="false">\n  <a href="/accounts/login?next=%2F">Save</a>\n</div>',
    );
    expect(formatMountPoint(button, {}, { language: 'fr', fields })).toBe(
      '<div data-widget="save-button">\n  <a>Enregistrer</a>\n</div>',
    );
  });

  it('CMS-6.snippets the short code of WordPress says the same', () => {
    expect(formatWordPressCode(button, { ...values, name: 'A [b] "c"' })).toBe(
      '[cityguide-save-button listing-id="42" name=\'A (b) "c"\' show="b" search tabs="false"]',
    );
  });

  it.each([
    ['<div data-widget=”save-buton” data-listingid=”42”><a href="/x">Keep</a></div>', 'data-listing-id="42"'],
    [
      '<div data-widget="save-button" data-listing-id="42" data-look="big" colour="x"></div>',
      'data-listing-id="42"',
    ],
    ['[cityguide-save-button listing-id=”42” search]', 'data-listing-id="42" data-search=""'],
  ])('CMS-6.paste %s is corrected', (text, attributes) => {
    const [corrected] = pasteAndCorrect(text);
    expect(corrected).toContain(`data-widget="save-button" ${attributes}`.slice(0, 25));
    for (const attribute of attributes.split(' ')) expect(corrected).toContain(attribute);
    expect(corrected).not.toMatch(/look|colour|listingid|”/);
    if (text.includes('Keep')) expect(corrected).toContain('<a href="/x">Keep</a>');
  });

  it('CMS-6.paste one whose name is misspelt is explained as what was meant', () => {
    const [element] = parseSnippet('<i data-widget="save-buton" data-listingid="4"></i>').elements;
    const { widget, problems } = explainPastedPoint(element as Element, [button]);
    expect(widget?.name).toBe('save-button');
    expect(problems.map(({ kind }) => kind)).toEqual(['unknown-widget', 'misspelt-option']);
  });

  it('CMS-6.paste escaped data is written as JSON again, and broken data taken out', () => {
    const data = (json: string) =>
      `<div data-widget="save-button" data-listing-id="1"><script type="application/json">${json}</script></div>`;
    expect(pasteAndCorrect(data('{&quot;a&quot;:1}'))[0]).toContain('>{"a":1}<');
    expect(pasteAndCorrect(data('{"a":'))[0]).not.toContain('script');
  });

  it('CMS-6.paste what only the editor knows stays missing', () => {
    expect(pasteAndCorrect('<div data-widget="save-button"></div>')).toEqual([
      '<div data-widget="save-button"></div>',
    ]);
    expect(parseSnippet('Some words').elements).toEqual([]);
  });
});
