/** One version of a shared module, in the form that Module Federation containers expect. */
export interface Shared {
  get(): () => unknown;
  lib(): unknown;
  loaded: 1;
  from: string;
  eager: true;
}

/** Share key → version → module. A page has one version of each. */
export type ShareScope = Record<string, Record<string, Shared>>;
