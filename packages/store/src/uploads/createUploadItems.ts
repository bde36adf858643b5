import { validateFile } from './validateFile';
import type { Upload } from './Uploads';

const isSameFile = (first: File, second: File) =>
  first.name === second.name && first.size === second.size && first.lastModified === second.lastModified;

interface UploadItemsOptions {
  get(): readonly Upload[];
  set(items: readonly Upload[]): void;
}

/** The files on the list, each checked before it can be sent. */
export function createUploadItems({ get, set }: UploadItemsOptions) {
  let lastId = 0;
  let checking = Promise.resolve();

  const find = (id: number) => get().find((item) => item.id === id);

  function change(id: number, changes: Partial<Upload>): void {
    set(get().map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }

  /** One at a time: an image being checked is in memory as a whole. */
  function check(id: number, file: File): Promise<void> {
    checking = checking.then(async () => {
      if (!find(id)) return;
      const issue = await validateFile(file);
      const item = find(id);
      if (!item) return;
      if (issue) return change(id, { status: 'failed', size: null, ...issue });
      change(id, { status: 'ready', preview: item.preview ?? URL.createObjectURL(file) });
    });
    return checking;
  }

  return {
    find,
    change,
    /** Adds a file to the list unless it is there already; one that failed starts again. */
    add(file: File, description = ''): Promise<void> {
      const same = get().find((item) => item.status !== 'done' && isSameFile(item.file, file));
      if (same && same.status !== 'failed') return checking;
      const initialFields = {
        file,
        status: 'checking',
        sentBytes: 0,
        error: null,
        message: null,
        size: null,
      } as const;
      if (same) {
        change(same.id, initialFields);
        return check(same.id, file);
      }
      lastId += 1;
      const id = lastId;
      set([...get(), { id, description, preview: null, ...initialFields }]);
      return check(id, file);
    },
    remove(isGone: (item: Upload) => boolean): void {
      for (const { preview } of get().filter(isGone)) if (preview) URL.revokeObjectURL(preview);
      set(get().filter((item) => !isGone(item)));
    },
  };
}
