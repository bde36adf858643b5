import type { PageContext } from '../../../pages/PageContext';
import type { Newsletters } from '../createNewsletters';

export type NewsletterPageContext = PageContext<{ newsletters: Newsletters }>;
