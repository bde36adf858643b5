import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { SendMail } from './Mail';
import { assertSendable } from './assertSendable';

/** Stores each mail as a JSON file in `folder` instead of sending it. */
export function createOutbox(folder: string): SendMail {
  return async (mail) => {
    assertSendable(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
    const temporaryFile = resolve(folder, `.${name}`);
    await writeFile(temporaryFile, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
    await rename(temporaryFile, resolve(folder, name));
  };
}
