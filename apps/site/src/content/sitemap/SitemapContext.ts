import type { PageContext } from '../../pages/PageContext';
import type { Content } from '../createContent';

/** What the sitemap is handed. */
export type SitemapContext = Pick<
  PageContext<{ content: Content }>,
  'services' | 'site' | 'paths' | 'sendNotFound'
>;
