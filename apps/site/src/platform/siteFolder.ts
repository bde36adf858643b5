import { fileURLToPath } from 'node:url';

/** `apps/site`, with the templates and public files that editors change. */
export const siteFolder = fileURLToPath(new URL('../..', import.meta.url));
