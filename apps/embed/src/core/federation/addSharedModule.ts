import type { ShareScope } from './ShareScope';

/** Adds a module that is already loaded to the share scope. */
export function addSharedModule(
  scope: ShareScope,
  key: string,
  { version, module }: { version: string; module: unknown },
): void {
  scope[key] = {
    [version]: {
      get: () => () => module,
      lib: () => module,
      loaded: 1,
      from: 'cityguide_embed',
      eager: true,
    },
  };
}
