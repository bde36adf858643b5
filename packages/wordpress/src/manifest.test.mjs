import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

const root = path.resolve(__dirname, '../../..');

/** @returns {import('../../widget-kit/src/manifest').Manifest} */
function readManifest() {
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'printManifest.mjs')], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const manifest = readManifest();
const names = readdirSync(path.join(root, 'packages/widgets')).sort();

/** Attributes are text: `"42"` counts as a number, one word as a list. */
const ajv = new Ajv2020({ coerceTypes: 'array', strict: true, allErrors: true });
for (const keyword of ['x-kind', 'x-translations']) ajv.addKeyword(keyword);

/** @param {string} name */
function findWidget(name) {
  const found = manifest.widgets.find((widget) => widget.name === name);
  if (!found) throw new Error(`The manifest has no ${name}.`);
  return found;
}

/**
 * The mount points of an HTML text: the widget, and its other attributes by their names in the manifest.
 * @param {string} html
 */
function findMountPoints(html) {
  return [...html.matchAll(/<div\s[^>]*?data-widget="([a-z-]+)"([^>]*)>/g)].map(
    ([, name = '', rest = '']) => ({
      name,
      options: Object.fromEntries(
        [...rest.matchAll(/data-([a-z-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [key, value ?? 'true']),
      ),
    }),
  );
}

/**
 * @param {string} name
 * @param {object} options
 */
function validate(name, options) {
  const isValid = ajv.compile(findWidget(name).options);
  isValid(options);
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${name}${instancePath} ${message}`);
}

describe('the manifest of all widgets', () => {
  it('CMS-1.manifest has every widget, with a versioned schema', () => {
    expect(manifest.schema).toBe('cityguide-widgets/1');
    expect(manifest.widgets.map(({ name }) => name)).toEqual(names);
  });

  it.each(names)(
    'CMS-1.manifest-texts %s says in English and in French what it and its options are',
    (name) => {
      const { title, help, fallback, options } = findWidget(name);
      for (const text of [title, help]) {
        expect(text.en).not.toBe('');
        expect(text.fr).not.toBe(text.en === 'Photos' ? '' : text.en);
      }
      expect(fallback.fr === '').toBe(fallback.en === '');
      for (const option of Object.values(options.properties)) {
        expect(option.title).not.toBe('');
        expect(option['x-translations'].fr.description).not.toBe(option.description);
      }
    },
  );

  it.each(names)('CMS-1.manifest-schema the schema of %s accepts both of its snippets', (name) => {
    const { snippet } = findWidget(name);
    for (const html of [snippet.html, snippet.plain]) {
      const [mountPoint] = findMountPoints(html);
      expect(mountPoint?.name).toBe(name);
      expect(validate(name, mountPoint?.options ?? {})).toEqual([]);
    }
  });

  it('CMS-1.manifest-schema the schemas accept every mount point of the documents', () => {
    const documents = ['README.md', 'docs/widgets.md', 'docs/editor.md', 'docs/cms.md', 'docs/ads.md'];
    const all = documents.flatMap((file) => {
      const blocks = readFileSync(path.join(root, file), 'utf8').matchAll(/```html\n([^]*?)```/g);
      return [...blocks].flatMap(([, html = '']) => findMountPoints(html));
    });
    expect(all.length).toBeGreaterThan(names.length);
    expect(all.flatMap(({ name, options }) => validate(name, options))).toEqual([]);
  });

  it('CMS-1.manifest-schema the schemas say what is wrong', () => {
    expect(validate('save-button', {})).toEqual(["save-button must have required property 'listing-id'"]);
    expect(
      validate('listing-grid', { limit: '49', ordering: 'best', search: 'maybe', latitude: '91' }),
    ).toEqual([
      'listing-grid/limit must be <= 48',
      'listing-grid/ordering must be equal to one of the allowed values',
      'listing-grid/search must be boolean',
      'listing-grid/latitude must be <= 90',
    ]);
  });

  it('CMS-1.fallback the fallbacks for plugins have no made-up address, script or unknown field', () => {
    const fields = ['accounts', 'server', 'next', 'home', 'site', 'id', 'menu', 'categories'];
    for (const { fallback } of manifest.widgets)
      for (const html of Object.values(fallback)) {
        expect(html).not.toMatch(/<script|(?:href|action)="\/|\son[a-z]+=/);
        for (const [, field] of html.matchAll(/\{([^}]*)\}/g)) expect(fields).toContain(field);
      }
  });
});
