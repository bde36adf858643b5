import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The path of a file in a package, whose `exports` must include it. */
export const resolvePackageFile = (name: string): string => require.resolve(name);
