import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import type { Brand } from '@cityguide/site-config';
import { siteFolder } from '../../platform/siteFolder';
import { addFilters } from './addFilters';
import { createTemplateCache } from './createTemplateCache';

export interface Templates {
  /** @throws when the template is broken or missing */
  render(name: string, model: object): Promise<string>;
}

/**
 * The pages' templates. What they print is escaped unless a filter says otherwise; they can read what a page hands
 * them and run nothing. The site's own folder goes first and its brand's second, so that each may replace any part by one
 * of the same name.
 */
export function createTemplates({
  name,
  brand,
  folder = join(siteFolder, 'templates'),
}: {
  name: string;
  brand: Brand;
  folder?: string;
}): Templates {
  const isWorkedOn = !['production', 'test'].includes(process.env.NODE_ENV ?? '');
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
  });
  addFilters(engine);
  return {
    async render(name, model) {
      // While one works on templates, the next page shows what was saved.
      if (isWorkedOn) cache.forgetChanged();
      return (await engine.renderFile(`pages/${name}`, model)) as string;
    },
  };
}
