import type { PageContext } from '../../pages/PageContext';
import type { Content } from '../createContent';

export type SitemapContext = Pick<
  PageContext<{ content: Content }>,
  'services' | 'site' | 'paths' | 'sendNotFound'
>;
