import type { StorageDriver } from './StorageDriver';

/** Stores values between pages as well as it can. No function ever throws or rejects (SAVE-8). */
export interface KeyValueStorage {
  /** The value, or undefined if there is none or it cannot be read. Not validated: it may be garbage. */
  read(key: string): Promise<unknown>;
  /** False where the value was not stored. */
  write(key: string, value: unknown): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Removes everything but `keys`. */
  clearExcept(keys: readonly string[]): Promise<void>;
  /**
   * False where values that other pages of this browser stored may be missing: there is only memory or this tab's own
   * storage, or a store failed or did not respond, which a preceding read shows best.
   */
  isPersistent(): Promise<boolean>;
  /**
   * Opens a separate persistent store for files, which `clearExcept` leaves alone. The one function that rejects: where
   * there is none.
   */
  openFiles(): Promise<StorageDriver>;
}
