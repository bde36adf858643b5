import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { french } from './french.mjs';

const plugin = path.resolve(__dirname, '../plugin');
const PLACEHOLDERS = /%(?:\d\$)?[sd]/g;

/** The texts that the plugin hands to WordPress's functions of translation. */
function findTexts() {
  const files = readdirSync(plugin, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(php|js)$/.test(file),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(path.join(plugin, file), 'utf8').matchAll(
        /\b(?:__|esc_html__|esc_html_e|esc_attr__|esc_attr_e)\(\s*'([^']+)',\s*'cityguide'/g,
      ),
    ].map(([, text = '']) => text),
  );
}

describe('the French of the plugin', () => {
  it('CMS-1.french has every text of the plugin, and none that is gone', () => {
    expect(Object.keys(french).sort()).toEqual([...new Set(findTexts())].sort());
  });

  it('CMS-1.french has the same placeholders', () => {
    for (const [text, translated] of Object.entries(french))
      expect([text, translated.match(PLACEHOLDERS)?.sort()]).toEqual([
        text,
        text.match(PLACEHOLDERS)?.sort(),
      ]);
  });
});
