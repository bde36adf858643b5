import type { SiteConfig } from '@cityguide/site-config';

export type StepName = 'name' | 'newsletters' | 'favourites';

/** The steps of this site; without listings there are no favourites (SITE-2). */
export const listSteps = ({ sections }: SiteConfig): readonly StepName[] =>
  sections.listings ? ['name', 'newsletters', 'favourites'] : ['name', 'newsletters'];
