import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailbox, SentMail } from '../site/Mailbox';

/** The mails that a site stores as files, the oldest first. */
export function createOutboxMailbox(folder: string): Mailbox {
  const mailsByName = new Map<string, SentMail>();
  return {
    async all() {
      const names = await readdir(folder).catch((): string[] => []);
      const files = names.filter((name) => /^\d.*\.json$/.test(name)).sort();
      for (const name of files) {
        if (!mailsByName.has(name))
          mailsByName.set(name, readMail(await readFile(path.join(folder, name), 'utf8')));
      }
      return files.flatMap((name) => mailsByName.get(name) ?? []);
    },
  };
}

function readMail(json: string): SentMail {
  const mail = JSON.parse(json) as { to?: unknown; text?: unknown; subject?: unknown; headers?: unknown };
  const headers = Object.entries(mail.headers ?? {}).map(([name, value]) => `${name}: ${String(value)}`);
  return {
    to: [String(mail.to)],
    text: [...headers, `Subject: ${String(mail.subject)}`, '', String(mail.text)].join('\n'),
  };
}
