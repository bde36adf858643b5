import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import type { Brand } from '@cityguide/site-config';
import { siteFolder } from '../assets/siteFolder';
import { addFilters } from './addFilters';

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
  const engine = new Liquid({
    root: [join(folder, 'sites', name), join(folder, 'brands', brand), folder],
    extname: '.liquid',
    // While one works on templates they are read anew.
    cache: ['production', 'test'].includes(process.env.NODE_ENV ?? ''),
    outputEscape: 'escape',
    ownPropertyOnly: true,
    strictFilters: true,
    trimTagLeft: false,
    trimTagRight: false,
  });
  addFilters(engine);
  return { render: (name, model) => engine.renderFile(`pages/${name}`, model) as Promise<string> };
}
