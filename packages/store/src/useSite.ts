import type { SiteConfig } from '@cityguide/site-config';
import { useStore } from './storeContext';

/** Which site this is. */
export const useSite = (): SiteConfig => useStore().site;
