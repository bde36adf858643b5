import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A mail that was kept instead of sent. */
export interface KeptMail {
  to: string;
  senderName: string;
  subject: string;
  text: string;
  /** When it was kept, as its file's name says. */
  date: Date;
}

const kept = z.object({
  to: z.string(),
  senderName: z.string().default(''),
  subject: z.string(),
  text: z.string(),
});
const FILE = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[\da-f]+\.json$/;

/** The newest `count` mails of an outbox, the newest first; what is no mail there is passed over. */
export async function listOutbox(folder: string, count: number): Promise<KeptMail[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const newest = names
    .filter((name) => FILE.test(name))
    .sort()
    .reverse()
    .slice(0, count);
  const mails = await Promise.all(newest.map((name) => readMail(folder, name)));
  return mails.filter((mail) => mail !== undefined);
}

async function readMail(folder: string, name: string): Promise<KeptMail | undefined> {
  try {
    const mail = kept.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
    return { ...mail, date: new Date(name.replace(FILE, '$1T$2:$3:$4.$5Z')) };
  } catch {
    return undefined;
  }
}
