import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Where a file of a package lies; its `exports` must allow it. */
export const findPackageFile = (name: string): string => require.resolve(name);
