import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Brand } from '@cityguide/site-config';
import { resolvePackageFile } from '../../platform/resolvePackageFile';
import { readSiteStyles } from './readSiteStyles';
import { siteFolder } from '../../platform/siteFolder';
import { createFontFaceCss, type FontFile } from './createFontFaceCss';
import { shortenCss } from './shortenCss';

export interface Asset {
  /** Contains a hash of the content, so that it is immutable. */
  url: string;
  type: string;
  body: Buffer;
  /** Absent if compressing does not help. */
  brotli?: Buffer;
}

export interface Assets {
  /** Tokens, brand, fonts and the site's own styles in one file: one request before the first paint. */
  styleSheet: Asset;
  icon: Asset;
  fonts: readonly (FontFile & { asset: Asset })[];
  find(url: string): Asset | undefined;
}

const inter = { family: 'Inter Variable', weight: '100 900' } as const;
const serif = { family: 'Source Serif 4 Variable', weight: '200 900' } as const;
const brandSets = { guide: ['guide'], both: ['guide', 'news'], news: ['news'] } as const;

const FONTS: readonly (FontFile & { brands: readonly Brand[] })[] = [
  {
    ...inter,
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    style: 'normal',
    range: 'latin',
    isPreloaded: true,
    brands: brandSets.both,
  },
  {
    ...inter,
    file: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    style: 'normal',
    range: 'latin-ext',
    isPreloaded: false,
    brands: brandSets.both,
  },
  {
    ...serif,
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    style: 'normal',
    range: 'latin',
    isPreloaded: true,
    brands: brandSets.news,
  },
  {
    ...serif,
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2',
    style: 'normal',
    range: 'latin-ext',
    isPreloaded: false,
    brands: brandSets.news,
  },
  {
    ...serif,
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
    style: 'italic',
    range: 'latin',
    isPreloaded: false,
    brands: brandSets.news,
  },
];

/** The site's folder name, and the brand whose fonts it uses. */
interface AssetSource {
  /** Before `/assets/`. */
  publicPrefix?: string;
  name: string;
  brand: Brand;
}

/** The site's own file in `public`, otherwise its brand's. */
function findPublicFile({ name, brand }: AssetSource, file: string): string {
  const siteFile = join(siteFolder, 'public', name, file);
  return existsSync(siteFile) ? siteFile : join(siteFolder, 'public', brand, file);
}

/** Loads the site's fonts, style sheet and icon, with URLs that contain a hash of their content. */
export async function createAssets(source: AssetSource): Promise<Assets> {
  const { publicPrefix = '' } = source;
  const fonts = await Promise.all(
    FONTS.filter(({ brands }) => brands.includes(source.brand)).map(async (font) => {
      const body = await readFile(resolvePackageFile(font.file));
      return {
        ...font,
        asset: createAsset({
          publicPrefix,
          name: font.file.split('/').at(-1) ?? 'font.woff2',
          type: 'font/woff2',
          body,
        }),
      };
    }),
  );
  const sheets = await Promise.all([
    readFile(resolvePackageFile('@cityguide/ui/tokens.css'), 'utf8'),
    readFile(resolvePackageFile(`@cityguide/sites/${source.name}/brand.css`), 'utf8'),
    createFontFaceCss(fonts.map((font) => ({ ...font, url: font.asset.url }))),
    readSiteStyles(),
    readFile(findPublicFile(source, 'site.css'), 'utf8'),
  ]);
  const styleSheet = createAsset({
    publicPrefix,
    name: 'site.css',
    type: 'text/css; charset=utf-8',
    body: Buffer.from(shortenCss(sheets.join('\n'))),
  });
  const icon = createAsset({
    publicPrefix,
    name: 'icon.svg',
    type: 'image/svg+xml; charset=utf-8',
    body: await readFile(findPublicFile(source, 'icon.svg')),
  });
  const assetsByUrl = new Map(
    [styleSheet, icon, ...fonts.map(({ asset }) => asset)].map((asset) => [asset.url, asset]),
  );
  return { styleSheet, icon, fonts, find: (url) => assetsByUrl.get(url) };
}

function createAsset({ publicPrefix, name, type, body }: NewAsset): Asset {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  const asset = { url: `${publicPrefix}/assets/${hash}/${name}`, type, body };
  return type.startsWith('font/') ? asset : { ...asset, brotli: brotliCompressSync(body) };
}

interface NewAsset {
  publicPrefix: string;
  name: string;
  type: string;
  body: Buffer;
}
