import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import { CARD_IMAGE_SIZES } from '@cityguide/ui/plain';
import type { Brand } from '@cityguide/site-config';
import { siteFolder } from '../../platform/siteFolder';
import { registerFilters } from './registerFilters';
import { createTemplateCache } from './createTemplateCache';

export interface Templates {
  /** @throws if the template is invalid or missing */
  render(name: string, model: object): Promise<string>;
  /** Grows when a template has changed, in development; pages rendered before are outdated then. */
  readRevision(): number;
}

/**
 * The pages' templates. Their output is escaped unless a filter is raw; they can read the page's model and run no code. The
 * site's own folder comes first and its brand's second, so that each can override any partial with one of the same name.
 */
export function createTemplates({
  publicPrefix = '',
  name,
  brand,
  folder = join(siteFolder, 'templates'),
}: {
  /** Before the addresses of pictures. */
  publicPrefix?: string;
  name: string;
  brand: Brand;
  folder?: string;
}): Templates {
  const isDevelopment = !['production', 'test'].includes(process.env.NODE_ENV ?? '');
  const cache = createTemplateCache(folder);
  const engine = new Liquid({
    root: [join(folder, 'sites', name), join(folder, 'brands', brand), folder],
    extname: '.liquid',
    cache,
    outputEscape: 'escape',
    ownPropertyOnly: true,
    strictFilters: true,
    trimTagLeft: false,
    trimTagRight: false,
    globals: { cardImageSizes: CARD_IMAGE_SIZES },
  });
  registerFilters(engine, publicPrefix);
  // In development, changes of templates are visible without a restart.
  const readRevision = () => (isDevelopment ? cache.clearIfFilesChanged() : 0);
  return {
    readRevision,
    async render(name, model) {
      readRevision();
      return engine.renderFileSync(`pages/${name}`, model) as string;
    },
  };
}
