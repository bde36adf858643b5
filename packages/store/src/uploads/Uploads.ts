import type { StoreApi } from 'zustand/vanilla';

/** `checking` → `ready` (chosen) → `waiting` (to be sent) → `sending` → `done`; `failed` from anywhere. */
export type UploadStatus = 'checking' | 'ready' | 'waiting' | 'sending' | 'done' | 'failed';

/** Why a file was not added. Up to `damaged` the file itself is at fault. */
export type UploadFault =
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

/** A file on its way to the photos of a place. */
export interface Upload {
  id: number;
  file: File;
  /** What the visitor says about it; sent with it. */
  description: string;
  status: UploadStatus;
  /** How much of the file is on its way. */
  sentBytes: number;
  fault: UploadFault | null;
  /** What the server says of the fault, for visitors. */
  words: string | null;
  /** Of a picture that has too many pixels. */
  size: PixelSize | null;
  /** Address of the picture in this page; null where the browser cannot show it. */
  preview: string | null;
}

export interface UploadsState {
  items: readonly Upload[];
  /**
   * `asked`: the log-in is open, and the files outlive it. `elsewhere`: this browser cannot keep them, so the visitor has
   * to log in in another tab; this one then goes on.
   */
  logIn: 'none' | 'asked' | 'elsewhere';
}

/** The photos that a visitor adds to one place (PHOTO-6). No promise rejects. */
export interface Uploads extends StoreApi<UploadsState> {
  /** Takes files; one that failed is checked and can be sent anew (O-FRM-07). Resolves when all are checked. */
  add(files: readonly File[]): Promise<void>;
  describe(id: number, description: string): void;
  /** Sends all that are ready, two at a time. A guest is asked to log in first, and the files go on afterwards. */
  send(): Promise<void>;
  retry(id: number): Promise<void>;
  /** Stops sending a file, on the line as well. */
  cancel(id: number): void;
  /** Takes a file off the list. */
  remove(id: number): void;
  /** Takes off the list what has been added. */
  clearDone(): void;
  /** Goes on with what was chosen before a log-in; false where there is nothing. */
  resume(): Promise<boolean>;
}
