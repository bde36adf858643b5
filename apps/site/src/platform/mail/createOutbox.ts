import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { SendMail } from './mail';
import { rejectUnsendable } from './rejectUnsendable';

/** Keeps mail as files in `folder`, one JSON document each, instead of sending it. */
export function createOutbox(folder: string): SendMail {
  return async (mail) => {
    rejectUnsendable(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
    const unfinished = resolve(folder, `.${name}`);
    await writeFile(unfinished, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
    await rename(unfinished, resolve(folder, name));
  };
}
