import type { StorageDriver } from './StorageDriver';

/** Keeps values between pages as well as it can. No function ever throws or rejects (SAVE-8). */
export interface KeyValueStorage {
  /** The value, or undefined where there is none or it cannot be read. Not checked: it may be garbage. */
  read(key: string): Promise<unknown>;
  /** False where the value was not kept. */
  write(key: string, value: unknown): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Removes everything but `keys`. */
  clearAllBut(keys: readonly string[]): Promise<void>;
  /**
   * False where what other pages of this browser kept may be out of sight: there is only memory or this tab's own
   * storage, or a store failed or did not answer, which a read before shows best.
   */
  remembers(): Promise<boolean>;
  /** Opens a lasting place of its own for files, which `clearAllBut` leaves alone. The one function that rejects: where there is none. */
  openFiles(): Promise<StorageDriver>;
}
