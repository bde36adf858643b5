import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const outbox = path.resolve(__dirname, '../../data/e2e/outbox');

interface Mail {
  to: string;
  text: string;
}

/** Waits for the newest mail to an address and returns the reset link in it, as a path. */
export const readResetLink = (to: string): Promise<string> =>
  readMailLink(to, /\/accounts\/reset-password\/\?token=[\w-]+/);

/** Waits until a mail to an address has such a link, and returns the newest one. */
export async function readMailLink(to: string, link: RegExp): Promise<string> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const found = findMail(to, link)?.text.match(link)?.[0];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${to} with ${link} came within 15 seconds; looked in ${outbox}.`);
}

/** The newest mail to an address, if there is one; with a pattern, the newest whose text matches. */
export function findMail(to: string, pattern = /(?:)/): Mail | undefined {
  if (!existsSync(outbox)) return undefined;
  const files = readdirSync(outbox).filter((name) => /^[^.].*\.json$/.test(name));
  return files
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(outbox, name), 'utf8')) as Mail)
    .findLast((mail) => mail.to === to && pattern.test(mail.text));
}
