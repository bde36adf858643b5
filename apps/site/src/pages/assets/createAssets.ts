import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Brand } from '@cityguide/site-config';
import { findPackageFile } from '../../platform/findPackageFile';
import { readSiteStyles } from './readSiteStyles';
import { siteFolder } from '../../platform/siteFolder';
import { writeFontFaces, type FontFile } from './writeFontFaces';

export interface Asset {
  /** Holds a hash of the content, so that it may be kept for ever. */
  url: string;
  type: string;
  body: Buffer;
  /** Absent where compressing gains nothing. */
  brotli?: Buffer;
}

export interface Assets {
  /** Tokens, brand, fonts and the site's own rules in one file: one request before the first paint. */
  styleSheet: Asset;
  icon: Asset;
  fonts: readonly (FontFile & { asset: Asset })[];
  find(url: string): Asset | undefined;
}

const inter = { family: 'Inter Variable', weight: '100 900' } as const;
const serif = { family: 'Source Serif 4 Variable', weight: '200 900' } as const;
const inBrands = { guide: ['guide'], both: ['guide', 'news'], news: ['news'] } as const;

const FONTS: readonly (FontFile & { brands: readonly Brand[] })[] = [
  {
    ...inter,
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    style: 'normal',
    range: 'latin',
    isPreloaded: true,
    brands: inBrands.both,
  },
  {
    ...inter,
    file: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    style: 'normal',
    range: 'latin-ext',
    isPreloaded: false,
    brands: inBrands.both,
  },
  {
    ...serif,
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    style: 'normal',
    range: 'latin',
    isPreloaded: true,
    brands: inBrands.news,
  },
  {
    ...serif,
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2',
    style: 'normal',
    range: 'latin-ext',
    isPreloaded: false,
    brands: inBrands.news,
  },
  {
    ...serif,
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
    style: 'italic',
    range: 'latin',
    isPreloaded: false,
    brands: inBrands.news,
  },
];

/** Which site this is, by its folder, and the brand whose fonts it has. */
interface Look {
  name: string;
  brand: Brand;
}

/** The site's own file of `public`, or else its brand's. */
function findPublicFile({ name, brand }: Look, file: string): string {
  const own = join(siteFolder, 'public', name, file);
  return existsSync(own) ? own : join(siteFolder, 'public', brand, file);
}

/** Reads the site's fonts, style sheet and icon once and names them by their content. */
export async function createAssets(look: Look): Promise<Assets> {
  const fonts = await Promise.all(
    FONTS.filter(({ brands }) => brands.includes(look.brand)).map(async (font) => {
      const body = await readFile(findPackageFile(font.file));
      return {
        ...font,
        asset: createAsset({ name: font.file.split('/').at(-1) ?? 'font.woff2', type: 'font/woff2', body }),
      };
    }),
  );
  const sheets = await Promise.all([
    readFile(findPackageFile('@cityguide/ui/tokens.css'), 'utf8'),
    readFile(findPackageFile(`@cityguide/sites/${look.name}/brand.css`), 'utf8'),
    writeFontFaces(fonts.map((font) => ({ ...font, url: font.asset.url }))),
    readSiteStyles(),
    readFile(findPublicFile(look, 'site.css'), 'utf8'),
  ]);
  const styleSheet = createAsset({
    name: 'site.css',
    type: 'text/css; charset=utf-8',
    body: Buffer.from(sheets.join('\n')),
  });
  const icon = createAsset({
    name: 'icon.svg',
    type: 'image/svg+xml; charset=utf-8',
    body: await readFile(findPublicFile(look, 'icon.svg')),
  });
  const all = new Map(
    [styleSheet, icon, ...fonts.map(({ asset }) => asset)].map((asset) => [asset.url, asset]),
  );
  return { styleSheet, icon, fonts, find: (url) => all.get(url) };
}

function createAsset({ name, type, body }: { name: string; type: string; body: Buffer }): Asset {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  const asset = { url: `/assets/${hash}/${name}`, type, body };
  return type.startsWith('font/') ? asset : { ...asset, brotli: brotliCompressSync(body) };
}
