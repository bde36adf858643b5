import type { PageContext } from '../../../pages/PageContext';
import type { Newsletters } from '../createNewsletters';

/** What the pages of newsletters are handed. */
export type NewsletterPageContext = PageContext<{ newsletters: Newsletters }>;
