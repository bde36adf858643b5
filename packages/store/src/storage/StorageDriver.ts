/** One place to keep values. Functions may reject, throw, hang or lie: `createStorage` deals with that. */
export interface StorageDriver {
  /** How far values reach: every page of this browser, the later pages of this tab, or this page alone. */
  reach: 'browser' | 'tab' | 'page';
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
  remove(key: string): Promise<unknown>;
  keys(): Promise<readonly string[]>;
}

/** Opens a place; rejects where it does not work here. */
export type OpenDriver = () => Promise<StorageDriver>;
