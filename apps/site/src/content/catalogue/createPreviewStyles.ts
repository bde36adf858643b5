import type { Brand } from '@cityguide/site-config';
import { createAssets, type Asset, type Assets } from '../../pages/assets/createAssets';
import type { PreviewLook } from './readPreviewQuery';

/**
 * The style sheets of both brands in both themes, and the brands' fonts. They are made when they are first asked for: few
 * visitors of a site are its editors.
 * @param prefix before their addresses
 */
export function createPreviewStyles(prefix: string) {
  const loading = new Map<Brand, Promise<Assets>>();
  function load(brand: Brand): Promise<Assets> {
    const found =
      loading.get(brand) ?? createAssets({ publicPrefix: `${prefix}${brand}`, name: brand, brand });
    loading.set(brand, found);
    return found;
  }
  return {
    async readSheet({ brand, theme }: PreviewLook): Promise<string> {
      const { styleSheet } = await load(brand);
      return chooseTheme(styleSheet.body.toString(), theme);
    },
    findAsset: async (brand: Brand, url: string): Promise<Asset | undefined> => (await load(brand)).find(url),
  };
}

/** A page cannot set what the visitor prefers, so the sheet no longer asks for it. */
export const chooseTheme = (sheet: string, theme: PreviewLook['theme']): string =>
  sheet.replaceAll(/\(prefers-color-scheme: ?dark\)/g, theme === 'dark' ? 'all' : 'not all');
