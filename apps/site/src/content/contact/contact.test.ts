import type { Mail } from '../../platform/mail/Mail';
import { openSeededSite, type SeededSite } from '../../pages/testing/openSeededSite';
import { parseHtml } from '../../pages/testing/parseHtml';

const message = {
  topic: 'correction',
  name: 'Maya Okafor',
  email: 'maya@example.com',
  message: 'The pub closes at two.\nNot at one.',
};

let sent: Mail[] = [];
let mailError: Error | undefined;
let site: SeededSite;
beforeAll(async () => {
  site = await openSeededSite('news', {
    editorsEmail: 'desk@ledger.example',
    async sendMail(mail) {
      if (mailError) throw mailError;
      sent.push(mail);
    },
  });
});
beforeEach(async () => {
  sent = [];
  mailError = undefined;
  await site.database.query.deleteFrom('attempts').execute();
});
afterAll(() => site.stop());

const send = (fields: Record<string, string>, url = '/contact/') =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(fields).toString(),
  });

it('SITE-5 mails the message to the editors, with the visitor as reply-to address', async () => {
  const response = await send(message);
  expect([response.statusCode, response.headers.location]).toEqual([303, '/contact/sent/']);
  expect(sent).toMatchObject([
    {
      to: 'desk@ledger.example',
      replyTo: 'maya@example.com',
      subject: 'A correction: message from Maya Okafor',
      text: expect.stringContaining('The pub closes at two.\nNot at one.'),
    },
  ]);
  expect(parseHtml((await site.app.inject('/contact/sent/')).body).text).toContain('on its way');
});

it('SITE-5 has a page for advertisers with the topic preselected', async () => {
  const { body } = await site.app.inject('/contact/?advertise');
  const page = parseHtml(body);
  expect(page.text).toContain('Advertise with The Toronto Ledger');
  expect(body).toMatch(/<option value="advertising" selected>/);
  expect(page.first('form', 'action', '/contact/?advertise')?.method).toBe('post');
  await send({ ...message, topic: 'advertising' }, '/contact/?advertise');
  expect(sent[0]?.subject).toBe('Advertising: message from Maya Okafor');
});

it('HOST-4 does not allow headers or HTML to be injected into the mail', async () => {
  const forged = await send({ ...message, name: 'Maya\r\nBcc: all@example.com' });
  expect([forged.statusCode, sent]).toEqual([400, []]);
  await send({ ...message, message: '<script>alert(1)</script>' });
  expect(sent[0]?.html).toContain('&lt;script&gt;');
  expect((await send({ ...message, email: 'a@b.example, c@d.example' })).statusCode).toBe(400);
});

it('HOST-3 shows each error at its field and keeps the input', async () => {
  const response = await send({ ...message, topic: 'nothing', message: '' });
  expect(response.statusCode).toBe(400);
  const { text } = parseHtml(response.body);
  expect(text).toContain('Please choose what it is about.');
  expect(text).toContain('Please write your message.');
  expect(sent).toEqual([]);
});

it('HOST-4 discards messages of bots, and limits messages from one address', async () => {
  expect((await send({ ...message, fax_number: 'x' })).headers.location).toBe('/contact/sent/');
  expect(sent).toEqual([]);
  for (let turn = 0; turn < 5; turn += 1) expect((await send(message)).statusCode).toBe(303);
  const response = await send(message);
  expect(response.statusCode).toBe(429);
  expect(response.body).toContain('Not at one.');
  expect(sent).toHaveLength(5);
});

it('reports when the mail cannot be sent, and keeps the input', async () => {
  mailError = new Error('no server');
  const response = await send(message);
  expect(response.statusCode).toBe(503);
  expect(parseHtml(response.body).text).toContain('write to desk@ledger.example');
  expect(response.body).toContain('Not at one.');
});
