import { isMailableEmail, trimEmail } from '@cityguide/site-config/formats';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { profilesRoutes } from '@cityguide/api/contract';
import { contactFields } from '../../content/contact/contactFields';
import { parseFields } from '../../pages/forms/parseFields';
import { createOutbox } from './createOutbox';
import { createSmtpMailer } from './createSmtpMailer';
import { startMailServer, type MailServer } from './testing/startMailServer';

/** Each character with a meaning to a mail program, in each part of an address. */
const characters = [
  ...' \t\r\n\u0000\u007f,;:.<>()[]"\'`\\/|@!#$%&*+-=?^_{}~é’٣日😀\u200b\u00a0\u202e\ud800',
];
const shapes: ((character: string) => string)[] = [
  (character) => `${character}jo@example.com`,
  (character) => `j${character}o@example.com`,
  (character) => `jo${character}@example.com`,
  (character) => `jo@${character}example.com`,
  (character) => `jo@exam${character}ple.com`,
  (character) => `jo@example.c${character}m`,
  (character) => `jo@example.com${character}`,
  (character) => `jo@example.com${character}evil@example.net`,
  (character) => `jo${character}${character}x@example.com`,
];
const otherAddresses = [
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
const addresses = [
  ...new Set([
    ...characters.flatMap((character) => shapes.map((shape) => shape(character))),
    ...otherAddresses,
  ]),
];

const isSent = async (send: Promise<void>) =>
  send.then(
    () => true,
    () => false,
  );

/** This test server reports domains in lower case and decodes `xn--…`. */
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

  it(`DOOR-10.one-rule each of ${addresses.length} is rejected with a message, or reaches the server as exactly that one recipient`, async () => {
    const smtp = createSmtpMailer({
      server: mailServer.server,
      from: 'hello@city.example',
      retryDelaysMs: [],
    });
    const outbox = createOutbox(folder);
    const mailTo = (to: string) => ({
      to,
      replyTo: to,
      senderName: 'City',
      subject: 'Hi',
      text: 'Hi',
      html: 'Hi',
    });
    let acceptedCount = 0;
    for (const typed of addresses) {
      const parsedRequest = profilesRoutes.resetPassword.body.safeParse({ email: typed });
      const isAccepted = isMailableEmail(typed);
      expect([typed, parsedRequest.success]).toEqual([typed, isAccepted]);
      // The typed text is trimmed before it reaches a mail program, which applies the same rule.
      const to = trimEmail(typed);
      const before = mailServer.envelopes.length;
      expect([typed, await isSent(smtp.send(mailTo(to)))]).toEqual([typed, isAccepted]);
      expect([typed, await isSent(outbox(mailTo(to)))]).toEqual([typed, isAccepted]);
      expect(mailServer.envelopes.slice(before).map((envelope) => envelope.to.map(asSent))).toEqual(
        isAccepted ? [[asSent(to)]] : [],
      );
      if (!isAccepted) continue;
      acceptedCount += 1;
      expect(parsedRequest.data).toEqual({ email: to });
      // A long header continues on the next line, after a space.
      const message = mailServer.messages.at(-1)?.replace(/\r\n[ \t]+/g, ' ');
      expect(message).toContain(`\r\nTo: ${asSent(to)}\r\n`);
      expect(message).toContain(`Reply-To: ${asSent(to)}\r\n`);
    }
    await smtp.stop();
    expect(await readdir(folder)).toHaveLength(acceptedCount);
    expect(mailServer.messages.filter((message) => message.includes('evil@'))).toEqual([]);
    expect([addresses.length > 300, acceptedCount > 100]).toEqual([true, true]);
  });

  it.each([
    ['mailto:jo@example.com', 'jo@example.com'],
    ['Jo Doe <jo@example.com>,', 'jo@example.com'],
    [' “jo@example.com”. ', 'jo@example.com'],
  ])('DOOR-10.trimmed plain forms correct %j', (typed, email) => {
    const sent = { topic: 'press', name: 'Jo', email: typed, message: 'Hello' };
    expect(parseFields(contactFields, sent).values.email).toBe(email);
    expect(parseFields(contactFields, sent).fieldErrors.email).toBeUndefined();
  });

  it.each([
    ['jo(at)home@example.com', /does not look like/],
    ['a@example.com, b@example.com', /does not look like/],
    [`${'a'.repeat(244)}@example.com`, /at most 255 characters; these are 256/],
  ])('DOOR-10.in-words plain forms say what is wrong with %.30s', (typed, expectedError) => {
    const sent = { topic: 'press', name: 'Jo', email: typed, message: 'Hello' };
    expect(parseFields(contactFields, sent).fieldErrors.email).toMatch(expectedError);
  });
});
