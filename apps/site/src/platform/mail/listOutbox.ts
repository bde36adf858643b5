import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A mail that was stored instead of sent. */
export interface OutboxMail {
  to: string;
  senderName: string;
  subject: string;
  text: string;
  /** When it was stored, from its file name. */
  date: Date;
}

const outboxMailSchema = z.object({
  to: z.string(),
  senderName: z.string().default(''),
  subject: z.string(),
  text: z.string(),
});
const FILE_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[\da-f]+\.json$/;

/** The newest `count` mails of an outbox, newest first; other files are ignored. */
export async function listOutbox(folder: string, count: number): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const newest = names
    .filter((name) => FILE_NAME.test(name))
    .sort()
    .reverse()
    .slice(0, count);
  const mails = await Promise.all(newest.map((name) => readMail(folder, name)));
  return mails.filter((mail) => mail !== undefined);
}

async function readMail(folder: string, name: string): Promise<OutboxMail | undefined> {
  try {
    const mail = outboxMailSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
    return { ...mail, date: new Date(name.replace(FILE_NAME, '$1T$2:$3:$4.$5Z')) };
  } catch {
    return undefined;
  }
}
