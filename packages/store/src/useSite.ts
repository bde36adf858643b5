import type { SiteConfig } from '@cityguide/site-config';
import { useStore } from './useStore';

/** The configuration of this site. */
export const useSite = (): SiteConfig => useStore().site;
