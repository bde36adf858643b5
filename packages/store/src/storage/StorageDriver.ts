/**
 * One place to store values. Functions may reject, throw, hang or return wrong values: `createStorage` handles that.
 */
export interface StorageDriver {
  /** Who sees the values: every page of this browser, the later pages of this tab, or this page alone. */
  scope: 'browser' | 'tab' | 'page';
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
  remove(key: string): Promise<unknown>;
  keys(): Promise<readonly string[]>;
}

/** Opens a driver; rejects where it does not work here. */
export type OpenDriver = () => Promise<StorageDriver>;
