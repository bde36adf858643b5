import { newestMs } from '@cityguide/demo-city/cityTime';
import { createContestRepository } from '../repository';
import { openSeededSite, type SeededSite } from '../../../pages/testing/openSeededSite';
import { parseHtml } from '../../../pages/testing/parseHtml';

const OPEN = '/contests/dinner-for-four-at-the-chefs-counter/';
const CLOSED = '/contests/name-the-new-ferry/';
const PHOTO = '/contests/the-best-patio-dog/';
const entry = { name: 'Maya Okafor', email: 'maya@example.com', answer: 'The beans.' };

let site: SeededSite;
beforeEach(async () => {
  site = await openSeededSite('guide', { now: () => newestMs });
});
afterEach(() => site.stop());

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
const entries = () => site.database.query.selectFrom('contest_entries').selectAll().execute();

it('SITE-5 lists open contests, those that close first at the top, and closed ones', async () => {
  const { text } = parseHtml((await site.app.inject('/contests/')).body);
  expect(text.indexOf('A year of Sunday bread')).toBeGreaterThan(0);
  expect(text.indexOf('A year of Sunday bread')).toBeLessThan(text.indexOf('The best patio dog'));
  expect(text.indexOf('Name the new ferry')).toBeGreaterThan(text.indexOf('Your street in the first light'));
  expect(text).toMatch(/Closes in 2 days/);
});

it('SITE-5 HOST-3 accepts an entry from a plain form and confirms it on a page that can be reloaded', async () => {
  const page = parseHtml((await site.app.inject(OPEN)).body);
  expect(page.first('form', 'action', OPEN)?.method).toBe('post');
  for (const name of ['answer', 'name', 'email', 'fax_number'])
    expect([...page.all('input'), ...page.all('textarea')].map((field) => field.name)).toContain(name);
  expect(page.text).toContain('Rules');

  const response = await send(OPEN, { ...entry, answer: ' The beans. ' });
  expect([response.statusCode, response.headers.location]).toEqual([303, `${OPEN}entered/`]);
  expect(parseHtml((await site.app.inject(`${OPEN}entered/`)).body).text).toContain('Thank you for entering');
  expect(await entries()).toMatchObject([
    { ...entry, email_key: 'maya@example.com', date_created: newestMs },
  ]);
});

it('HOST-4 counts one entry per email address, and does not reveal who has entered', async () => {
  const first = await send(OPEN, entry);
  const second = await send(OPEN, { ...entry, email: 'MAYA@example.com', answer: 'Changed.' });
  expect([second.statusCode, second.headers.location, second.body]).toEqual([
    first.statusCode,
    first.headers.location,
    first.body,
  ]);
  expect(await entries()).toMatchObject([{ answer: 'The beans.' }]);
});

it('HOST-3 shows each error at its field, keeps the input, and stores nothing', async () => {
  const response = await send(OPEN, { name: '', email: 'maya@', answer: '<b>Beans</b>' });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'private, no-store']);
  const page = parseHtml(response.body);
  expect(page.text).toContain('Please tell us your name.');
  expect(page.text).toContain('This does not look like an email address.');
  expect(page.first('input', 'name', 'email')).toMatchObject({ value: 'maya@', 'aria-invalid': 'true' });
  expect(response.body).toContain('&lt;b&gt;Beans&lt;/b&gt;');
  expect(page.first('input', 'name', 'email')?.['aria-describedby']).toContain('email-fault');
  expect(await entries()).toEqual([]);
});

it('rejects an entry after the closing time, to the second', async () => {
  expect(parseHtml((await site.app.inject(CLOSED)).body).text).toContain('This contest is closed');
  const response = await send(CLOSED, entry);
  expect(response.statusCode).toBe(409);
  expect(parseHtml(response.body).text).toContain('closed before your entry reached us');
  expect(await entries()).toEqual([]);
});

it('HOST-4 sends a bot that fills the hidden field the usual response, and stores nothing', async () => {
  const response = await send(OPEN, { ...entry, fax_number: '1' });
  expect([response.statusCode, response.headers.location]).toEqual([303, `${OPEN}entered/`]);
  expect(await entries()).toEqual([]);
});

it('HOST-4 rejects forms from other sites, and too many from one address', async () => {
  expect((await send(OPEN, entry, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  for (let turn = 0; turn < 20; turn += 1)
    expect((await send(OPEN, { ...entry, email: `member${turn}@example.com` })).statusCode).toBe(303);
  const response = await send(OPEN, { ...entry, email: 'one-more@example.com' });
  expect([response.statusCode, Number(response.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await entries()).toHaveLength(20);
});

it('SITE-5 asks for a photo by its URL, and accepts only web addresses', async () => {
  for (const answer of ['my dog', 'javascript:alert(1)', 'file:///etc/passwd'])
    expect((await send(PHOTO, { ...entry, answer })).statusCode).toBe(400);
  expect((await send(PHOTO, { ...entry, answer: 'https://photos.example/dog.jpg' })).statusCode).toBe(303);
});

it('SITE-2 has no photo contests where photo challenges are off', async () => {
  const contests = createContestRepository(site.database, ['entry']);
  const found = [...(await contests.findOpen(newestMs)), ...(await contests.findClosed(newestMs, 12))];
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['entry']));
  expect(await contests.findByPath(PHOTO)).toBeUndefined();
  expect((await contests.findPage({ limit: 12, offset: 0 })).count).toBe(found.length);
});
