import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutbox } from './createOutbox';

it('HOST-4 the outbox stores each mail in a file that only its owner can read', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'cityguide-mail-')), 'outbox');
  const send = createOutbox(folder);
  const mail = {
    to: 'maya@example.com',
    senderName: 'City',
    subject: 'Choose a new password',
    text: 'A link.',
    html: '',
  };
  await Promise.all([send(mail), send({ ...mail, to: 'noor@example.com' })]);
  const files = readdirSync(folder).map((name) => join(folder, name));
  const storedMails = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as typeof mail);
  expect(storedMails.map(({ to }) => to).sort()).toEqual(['maya@example.com', 'noor@example.com']);
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  rmSync(join(folder, '..'), { recursive: true });
});
