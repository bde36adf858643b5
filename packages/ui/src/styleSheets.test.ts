import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const packages = join(__dirname, '../..');
const sites = join(packages, '../configs/sites');
const isStyleSheet = (path: string) => path.endsWith('.css') && !/node_modules|dist|build/.test(path);

function readSheets(folder: string): { path: string; css: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isStyleSheet)
    .map((path) => ({
      path: relative(packages, join(folder, path)),
      css: readFileSync(join(folder, path), 'utf8').replace(/\/\*[^]*?\*\//g, ''),
    }));
}

const widgets = readdirSync(join(packages, 'widgets')).map((name) => join(packages, 'widgets', name, 'src'));
const sheets = [join(packages, 'ui/src'), ...widgets].flatMap(readSheets);
const siteNames = readdirSync(sites, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const brands = siteNames.map(({ name }) => ({
  name,
  css: readFileSync(join(sites, name, 'brand.css'), 'utf8').replace(/\/\*[^]*?\*\//g, ''),
}));
const tokens = sheets.find(({ path }) => path.endsWith('tokens.css'))?.css ?? '';
const defined = new Set(tokens.match(/--cg-[\w-]+(?=:)/g));

describe('NAV-14.one-definition the one definition of the breakpoints', () => {
  // The package may not import the configuration, so the file is read.
  const source = readFileSync(join(packages, 'site-config/src/breakpoints.ts'), 'utf8');
  const maxima = [...source.matchAll(/MaxPx: (\d+)/g)].map(([, px]) => Number(px));
  const pageWidthPx = Number(/--cg-page-width: (\d+)px/.exec(tokens)?.[1]);

  it('is found', () => {
    expect(maxima).toEqual([639, 940, 1019, 1024]);
    expect(pageWidthPx).toBe(1240);
  });

  it.each(sheets)('holds in $path', ({ css }) => {
    const allowed = [
      ...maxima.map((px) => `max-width: ${px}.98px`),
      ...maxima.map((px) => `min-width: ${px + 1}px`),
    ];
    // Container queries do not concern the screen.
    const screens = css.replace(/@container[^{]*/g, '');
    const used = [...screens.matchAll(/\((m(?:ax|in)-width: [^)]+)\)/g)].map(([, query]) => query);
    expect([...allowed, `min-width: ${pageWidthPx}px`]).toEqual(expect.arrayContaining(used));
  });
});

describe('the style sheets of widgets', () => {
  it.each(sheets)('$path reads only tokens that have a default', ({ path, css }) => {
    const used = css.match(/(?<=var\()--cg-[\w-]+(?=[,)])/g) ?? [];
    const folder = path.slice(0, path.indexOf('/src/') + 1);
    const own = sheets.flatMap((sheet) =>
      sheet.path.startsWith(folder) ? (sheet.css.match(/--cg-[\w-]+(?=:)/g) ?? []) : [],
    );
    expect([...defined, ...own]).toEqual(expect.arrayContaining(used));
  });

  it.each(sheets)(
    'EMBED-14.root-size EMBED-14.no-leak $path has no rem, no layers and, beyond key frames, no bare element selectors',
    ({ css }) => {
      expect(css).not.toMatch(/\d(rem)\b/);
      expect(css).not.toMatch(/@layer/);
      expect(css).not.toMatch(/^(a|button|h\d|img|input|li|p|svg|ul)\b(?!\.)[^;]*\{/m);
    },
  );

  it('O-FRM-06 give every field a text of 16 px at least', () => {
    const sizes = sheets.flatMap(({ css }) =>
      [...css.matchAll(/\.(?:input|select)\s*\{[^}]*?\bfont: [^;]*?(\d+)px/g)].map(([, px]) => Number(px)),
    );
    expect(sizes.length).toBeGreaterThanOrEqual(2);
    for (const px of sizes) expect(px).toBeGreaterThanOrEqual(16);
  });
});

describe.each(brands)('the $name brand', ({ css }) => {
  const blocks = [...css.matchAll(/:root(?:\[data-cg-dark\])?\s*\{([^}]*)\}/g)].map(
    ([, block = '']) => block,
  );
  const readTokens = (block: string) =>
    Object.fromEntries(
      [...block.matchAll(/(--cg-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
    );

  it('SITE-1.look-alone EMBED-14.tokens-alone is custom properties that widgets know, and nothing else', () => {
    const names = css.match(/^\s*[\w-]+(?=\s*:\s)/gm)?.map((name) => name.trim()) ?? [];
    expect(names.length).toBeGreaterThan(20);
    expect([...defined]).toEqual(expect.arrayContaining(names));
  });

  it('SITE-3.dark-mode is dark only where the page may be', () => {
    expect(css).toMatch(/@media \(prefers-color-scheme: dark\) \{\s*:root\[data-cg-dark\] \{/);
    expect(css.match(/--cg-scheme: dark/g)).toHaveLength(1);
  });

  it.each([
    ['light', 0],
    ['dark', 1],
  ])('QUAL-1.contrast has enough contrast in %s', (_scheme, index) => {
    const values = readTokens(blocks[index] ?? '');
    const contrast = (one: string, other: string) => contrastOf(values[one] ?? '', values[other] ?? '');
    for (const paper of ['--cg-paper', '--cg-raised', '--cg-tint']) {
      for (const ink of ['--cg-ink', '--cg-quiet', '--cg-accent', '--cg-bad', '--cg-good', '--cg-warn']) {
        expect({ ink, paper, isEnough: contrast(ink, paper) >= 4.5 }).toEqual({ ink, paper, isEnough: true });
      }
    }
    expect(contrast('--cg-accent-ink', '--cg-accent')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('--cg-accent-ink', '--cg-accent-strong')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('--cg-field-line', '--cg-paper')).toBeGreaterThanOrEqual(3);
  });
});

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
