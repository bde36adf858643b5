import type { StoreApi } from 'zustand/vanilla';

/** `checking` → `ready` (chosen) → `waiting` (to be sent) → `sending` → `done`; `failed` from anywhere. */
export type UploadStatus = 'checking' | 'ready' | 'waiting' | 'sending' | 'done' | 'failed';

/** Why a file was not added. Up to `damaged` the file itself is invalid. */
export type UploadError =
  | 'type'
  | 'heic'
  | 'empty'
  | 'large'
  | 'pixels'
  | 'damaged'
  | 'refused'
  | 'network'
  | 'stalled'
  | 'busy'
  | 'cancelled'
  | 'failed';

export interface PixelSize {
  width: number;
  height: number;
}

/** A file that is being added to the photos of a listing. */
export interface Upload {
  id: number;
  file: File;
  /** The visitor's description; sent with it. */
  description: string;
  status: UploadStatus;
  /** How much of the file has been sent. */
  sentBytes: number;
  error: UploadError | null;
  /** The server's message about the error, for visitors. */
  message: string | null;
  /** Of an image that has too many pixels. */
  size: PixelSize | null;
  /** Object URL of the image; null if the browser cannot show it. */
  preview: string | null;
}

export interface UploadsState {
  items: readonly Upload[];
  /**
   * `asked`: the login is open, and the files are stored meanwhile. `elsewhere`: this browser cannot store them, so the
   * visitor has to log in in another tab; this one then continues.
   */
  logIn: 'none' | 'asked' | 'elsewhere';
}

/** The photos that a visitor adds to one listing (PHOTO-6). No promise rejects. */
export interface Uploads extends StoreApi<UploadsState> {
  /** Adds files; one that failed is checked and can be sent again (O-FRM-07). Resolves when all are checked. */
  add(files: readonly File[]): Promise<void>;
  setDescription(id: number, description: string): void;
  /** Sends all that are ready, two at a time. A guest is asked to log in first, and the upload continues afterwards. */
  send(): Promise<void>;
  retry(id: number): Promise<void>;
  /** Cancels the upload of a file and its request. */
  cancel(id: number): void;
  /** Removes a file from the list. */
  remove(id: number): void;
  /** Removes the uploaded files from the list. */
  clearDone(): void;
  /** Continues with the files chosen before a login; false where there are none. */
  resume(): Promise<boolean>;
}
