import type { ShareScope } from './ShareScope';

/** Puts a module that is here already into the share scope. */
export function addShared(
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
