import { canGetMail, trimEmail } from '@cityguide/site-config/formats';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { profilesRoutes } from '@cityguide/api/contract';
import { contactFields } from '../../content/contact/contactFields';
import { readFields } from '../../pages/forms/readFields';
import { createOutbox } from './createOutbox';
import { createSmtpMail } from './createSmtpMail';
import { startMailServer, type MailServer } from './testing/startMailServer';

/** Each sign that means something to a mail program, in each part of an address. */
const signs = [...' \t\r\n\u0000\u007f,;:.<>()[]"\'`\\/|@!#$%&*+-=?^_{}~é’٣日😀\u200b\u00a0\u202e\ud800'];
const shapes: ((sign: string) => string)[] = [
  (sign) => `${sign}jo@example.com`,
  (sign) => `j${sign}o@example.com`,
  (sign) => `jo${sign}@example.com`,
  (sign) => `jo@${sign}example.com`,
  (sign) => `jo@exam${sign}ple.com`,
  (sign) => `jo@example.c${sign}m`,
  (sign) => `jo@example.com${sign}`,
  (sign) => `jo@example.com${sign}evil@example.net`,
  (sign) => `jo${sign}${sign}x@example.com`,
];
const others = [
  ...[
    'jo@example',
    'jo@',
    '@example.com',
    'jo',
    '',
    'jo@192.0.2.1',
    'jo@[192.0.2.1]',
    'jo@example.1',
    'jo@-a.ca',
    'jo@a-.ca',
  ],
  ...[
    'jo(at)home@example.com',
    'new@example.com,',
    '<new@example.com>',
    'mailto:new@example.com',
    'Jo Doe <jo@example.com>',
  ],
  ...[
    'mailto:jo@example.com?bcc=evil@example.net',
    '<mailto:jo@example.com>',
    '"jo doe"@example.com',
    "o'hara@example.ca",
  ],
  ...[
    'list: a@example.com, b@example.com;',
    'a@example.com, b@example.com',
    '"Jo" <a@example.com>, <b@example.com>',
  ],
  ...[
    'jo@example.com\r\nRCPT TO:<evil@example.net>',
    'jo@example.com%0d%0aBcc:evil@example.net',
    'jo@xn--exmple-cua.ca',
    'jo@exämple.ca',
  ],
  ...[
    `${'a'.repeat(243)}@example.com`,
    `${'a'.repeat(244)}@example.com`,
    `jo@${'a'.repeat(64)}.ca`,
    `jo@${'a.'.repeat(120)}ca`,
  ],
  ...[
    'JO@EXAMPLE.COM',
    'jo+tag@mail.example.co.uk',
    'jo_x@exam_ple.ca',
    'a=b%c@example.com',
    '#!$@example.com',
    ' jo@example.com ',
  ],
];
const vectors = [...new Set([...signs.flatMap((sign) => shapes.map((shape) => shape(sign))), ...others])];

const isInMail = async (send: Promise<void>) =>
  send.then(
    () => true,
    () => false,
  );

/** The server of these tests shows a domain in lower case, and what came as `xn--…` with its accents. */
const asSent = (address: string) =>
  address.replace(/@(.*)$/u, (_all, domain: string) => `@${domainToASCII(domain) || domain.toLowerCase()}`);

describe('addresses, from form to mail program', () => {
  let mailServer: MailServer;
  let folder: string;
  beforeAll(async () => {
    mailServer = await startMailServer();
    folder = await mkdtemp(join(tmpdir(), 'addresses-'));
  });
  afterAll(async () => {
    await mailServer.stop();
    await rm(folder, { recursive: true });
  });

  it(`DOOR-10.one-rule each of ${vectors.length} is refused in words, or reaches the server as exactly that one recipient`, async () => {
    const smtp = createSmtpMail({ server: mailServer.server, from: 'hello@city.example', retryDelaysMs: [] });
    const outbox = createOutbox(folder);
    const mailTo = (to: string) => ({
      to,
      replyTo: to,
      senderName: 'City',
      subject: 'Hi',
      text: 'Hi',
      html: 'Hi',
    });
    let accepted = 0;
    for (const typed of vectors) {
      const call = profilesRoutes.resetPassword.body.safeParse({ email: typed });
      const isTaken = canGetMail(typed);
      expect([typed, call.success]).toEqual([typed, isTaken]);
      // What is typed goes to no mail program untrimmed; there it is judged by the same rule.
      const to = trimEmail(typed);
      const before = mailServer.envelopes.length;
      expect([typed, await isInMail(smtp.send(mailTo(to)))]).toEqual([typed, isTaken]);
      expect([typed, await isInMail(outbox(mailTo(to)))]).toEqual([typed, isTaken]);
      expect(mailServer.envelopes.slice(before).map((envelope) => envelope.to.map(asSent))).toEqual(
        isTaken ? [[asSent(to)]] : [],
      );
      if (!isTaken) continue;
      accepted += 1;
      expect(call.data).toEqual({ email: to });
      // A long header goes on in the next line, behind a space.
      const message = mailServer.messages.at(-1)?.replace(/\r\n[ \t]+/g, ' ');
      expect(message).toContain(`\r\nTo: ${asSent(to)}\r\n`);
      expect(message).toContain(`Reply-To: ${asSent(to)}\r\n`);
    }
    await smtp.stop();
    expect(await readdir(folder)).toHaveLength(accepted);
    expect(mailServer.messages.filter((message) => message.includes('evil@'))).toEqual([]);
    expect([vectors.length > 300, accepted > 100]).toEqual([true, true]);
  });

  it.each([
    ['mailto:jo@example.com', 'jo@example.com'],
    ['Jo Doe <jo@example.com>,', 'jo@example.com'],
    [' “jo@example.com”. ', 'jo@example.com'],
  ])('DOOR-10.trimmed plain forms take %j for what was meant', (typed, email) => {
    const sent = { topic: 'press', name: 'Jo', email: typed, message: 'Hello' };
    expect(readFields(contactFields, sent).values.email).toBe(email);
    expect(readFields(contactFields, sent).faults.email).toBeUndefined();
  });

  it.each([
    ['jo(at)home@example.com', /does not look like/],
    ['a@example.com, b@example.com', /does not look like/],
    [`${'a'.repeat(244)}@example.com`, /at most 255 characters; these are 256/],
  ])('DOOR-10.in-words plain forms say what is wrong with %.30s', (typed, words) => {
    const sent = { topic: 'press', name: 'Jo', email: typed, message: 'Hello' };
    expect(readFields(contactFields, sent).faults.email).toMatch(words);
  });
});
