import type { SiteConfig } from '@cityguide/site-config';
import { useStore } from './useStore';

/** Which site this is. */
export const useSite = (): SiteConfig => useStore().site;
