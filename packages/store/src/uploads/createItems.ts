import { checkFile } from './checkFile';
import type { Upload } from './Uploads';

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

interface Settings {
  get(): readonly Upload[];
  set(items: readonly Upload[]): void;
}

/** The files on the list, each checked before it can be sent. */
export function createItems({ get, set }: Settings) {
  let lastId = 0;
  let checking = Promise.resolve();

  const find = (id: number) => get().find((item) => item.id === id);

  function change(id: number, changes: Partial<Upload>): void {
    set(get().map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }

  /** One at a time: a picture that is looked at lies in memory as a whole. */
  function check(id: number, file: File): Promise<void> {
    checking = checking.then(async () => {
      if (!find(id)) return;
      const found = await checkFile(file);
      const item = find(id);
      if (!item) return;
      if (found) return change(id, { status: 'failed', size: null, ...found });
      change(id, { status: 'ready', preview: item.preview ?? URL.createObjectURL(file) });
    });
    return checking;
  }

  return {
    find,
    change,
    /** Puts a file on the list unless it is there already; one that failed begins anew. */
    add(file: File, description = ''): Promise<void> {
      const same = get().find((item) => item.status !== 'done' && isSame(item.file, file));
      if (same && same.status !== 'failed') return checking;
      const fresh = { file, status: 'checking', sentBytes: 0, fault: null, words: null, size: null } as const;
      if (same) {
        change(same.id, fresh);
        return check(same.id, file);
      }
      lastId += 1;
      const id = lastId;
      set([...get(), { id, description, preview: null, ...fresh }]);
      return check(id, file);
    },
    remove(isGone: (item: Upload) => boolean): void {
      for (const { preview } of get().filter(isGone)) if (preview) URL.revokeObjectURL(preview);
      set(get().filter((item) => !isGone(item)));
    },
  };
}
