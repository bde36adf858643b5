import { createMailbox } from '../../../testing/createMailbox';
import { createBrowser } from '../../../testing/createBrowser';
import { openSeededSite, type SeededSite } from '../../../pages/testing/openSeededSite';
import { parseHtml } from '../../../pages/testing/parseHtml';

const PATH = '/newsletters/';
const HOUR_MS = 60 * 60 * 1000;
const TYPES = ['default', 'events', 'foods', 'real_estate', 'travel', 'contests'];

describe.each(['guide', 'news'] as const)('the newsletters of %s', (brand) => {
  let site: SeededSite;
  let now = Date.UTC(2026, 10, 28, 12);
  const mailbox = createMailbox();
  beforeAll(async () => {
    site = await openSeededSite(brand, { now: () => now, sendMail: mailbox.send });
  });
  afterAll(() => site.stop());

  const open = async (path = PATH) => parseHtml((await site.app.inject(path)).body);
  const send = (fields: Record<string, string>) =>
    createBrowser(site.app).post(PATH, fields, { host: 'localhost' });
  const stampOf = (page: ReturnType<typeof parseHtml>) => page.first('input', 'name', 'stamp')?.value ?? '';

  it('NEWS-4.types SITE-2 HOST-3 each have their own form, and only those that the site has', async () => {
    const page = await open();
    const forms = page.all('form').filter(({ class: name }) => name === 'cg-newsletter');
    const isOff = (type: string) => brand === 'news' && ['events', 'contests'].includes(type);
    const expected = TYPES.filter((type) => !isOff(type));
    expect(forms).toHaveLength(expected.length);
    for (const form of forms) expect(form).toMatchObject({ method: 'post', action: PATH });
    const hidden = page.all('input').filter(({ type, name }) => type === 'hidden' && name !== 'stamp');
    expect(hidden.map(({ name }) => name)).toEqual(expected);
    const ids = page.all('input').flatMap(({ id }) => (id ? [id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('NEWS-4.page-titles have their own titles, contests have none', async () => {
    const page = await open();
    const titles = page.all('h2').flatMap(({ id }) => /^newsletter-title-(.+)/.exec(id ?? '')?.[1] ?? []);
    const shownTitles = ['Eat well this week', 'Doors that open', 'Out of town'];
    if (brand === 'guide') shownTitles.push('Know what is on');
    for (const title of shownTitles) expect(page.text.split(title)).toHaveLength(2);
    expect(titles).toHaveLength(shownTitles.length + 1);
    expect(titles).not.toContain('contests');
  });

  it('NEWS-5.page-links link to privacy, terms and contact under each form', async () => {
    const page = await open();
    const boxes = page.all('form').filter(({ class: name }) => name === 'cg-newsletter').length;
    const html = (await site.app.inject(PATH)).body;
    const footerForms = html.split('class="cg-newsletter-links"').slice(1);
    expect(footerForms).toHaveLength(boxes);
    for (const footer of footerForms) {
      const links = parseHtml(footer.slice(0, footer.indexOf('</p>'))).all('a');
      expect(links.map(({ href }) => href)).toEqual(['/privacy/', '/termsofservice/', '/contact/']);
    }
  });

  it('NEWS-6.out-of-reach hide the honeypot from keyboards and screen readers', async () => {
    const page = await open();
    const boxes = page.all('form').filter(({ class: name }) => name === 'cg-newsletter').length;
    const honeypots = page.all('input').filter(({ name }) => name === 'comment');
    expect(honeypots.map(({ tabindex, autocomplete }) => [tabindex, autocomplete])).toEqual(
      Array(boxes).fill(['-1', 'off']),
    );
    const hidden = page.all('div').filter((div) => div.class === 'cg-newsletter-more');
    expect(hidden.map((div) => div['aria-hidden'])).toEqual(Array(boxes).fill('true'));
    const stamps = page.all('input').filter(({ name }) => name === 'stamp');
    expect(stamps.map(({ type }) => type)).toEqual(Array(boxes).fill('hidden'));
  });

  it.each(['/', '/restaurants/', '/food/'])(
    'NEWS-1 have a form in the footer of %s, the same for everyone',
    async (path) => {
      const [first, second] = [await site.app.inject(path), await site.app.inject(path)];
      expect(first.body).toBe(second.body);
      const page = parseHtml(first.body);
      expect(page.all('div').filter((div) => div['data-widget'] === 'newsletter')).toHaveLength(1);
      expect(page.first('form', 'class', 'cg-newsletter')).toMatchObject({ method: 'post', action: PATH });
    },
  );

  it('NEWS-6.cached NEWS-6.without-script accept a form of a page that was cached for 7 days, and explain the next step', async () => {
    const stamp = stampOf(await open());
    now += 7 * 24 * HOUR_MS;
    const mail = mailbox.next();
    const answer = await send({ email: 'jo@example.com', foods: 'true', all: 'true', comment: '', stamp });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(parseHtml(answer.body).text).toContain('Thanks for signing up to our newsletter');
    expect(parseHtml(answer.body).text).toContain('One step is left');
    expect(await mail).toMatchObject({ to: 'jo@example.com' });
  });

  it.each([
    ['no stamp', {}],
    ['an old one', { isOld: true }],
    ['one of somebody else', { stamp: 'a.b' }],
  ])('NEWS-6 with %s come back with the input and a new stamp', async (_, how) => {
    const oldStamp = stampOf(await open());
    if ('isOld' in how) now += 40 * 24 * HOUR_MS;
    const stamp = 'isOld' in how ? oldStamp : 'stamp' in how ? how.stamp : '';
    const answer = await send({ email: 'ann@example.com', travel: 'true', promotions: 'true', stamp });
    const page = parseHtml(answer.body);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'private, no-store']);
    expect(page.text).toContain('Please press the button once more.');
    expect(page.first('input', 'id', 'newsletter-email-travel')).toMatchObject({ value: 'ann@example.com' });
    expect(page.all('input').filter((input) => 'checked' in input)).toHaveLength(1);
    now += 60_000;
    const secondTry = await send({ email: 'ann@example.com', travel: 'true', stamp: stampOf(page) });
    expect(secondTry.statusCode).toBe(200);
  });

  it('NEWS-2.marked report an invalid address at the field, escaped', async () => {
    const answer = await send({ email: '"><script>x', foods: 'true', stamp: stampOf(await open()) });
    const page = parseHtml(answer.body);
    expect(answer.statusCode).toBe(400);
    expect(page.text).toContain('* Enter a valid email address.');
    expect(page.first('input', 'id', 'newsletter-email-foods')).toMatchObject({
      ...{ 'aria-invalid': 'true', value: '"><script>x' },
    });
    expect(answer.body).not.toContain('<script>x');
  });

  it('NEWS-6 DOOR-13 the pages with a token in the URL do not reveal it to linked pages', async () => {
    for (const path of ['/newsletters/confirm/', '/newsletters/unsubscribe/'])
      for (const token of ['x'.repeat(43), '1.aaaaaaaaaaaaaaaaaaaaaa']) {
        const { headers } = await site.app.inject(`${path}?token=${token}`);
        expect([path, headers['referrer-policy']]).toEqual([path, 'no-referrer']);
      }
    const stamp = stampOf(await open());
    now += 60_000;
    const mail = mailbox.next();
    await send({ email: 'ref@example.com', foods: 'true', comment: '', stamp });
    const [link = ''] = /\/newsletters\/confirm\/\?token=[\w-]+/.exec((await mail).text) ?? [];
    const browser = createBrowser(site.app);
    const moved = await browser.get(link);
    expect([moved.statusCode, moved.headers['referrer-policy']]).toEqual([303, 'no-referrer']);
    const linkPage = await browser.get(String(moved.headers.location));
    expect([linkPage.statusCode, linkPage.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    const done = await browser.post('/newsletters/confirm/', { token }, { host: 'localhost' });
    expect([done.statusCode, done.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  });

  it('HOST-4 are rejected from another site', async () => {
    const headers = { origin: 'https://evil.example' };
    const fields = { email: 'jo@example.com', foods: 'true', stamp: stampOf(await open()) };
    expect((await createBrowser(site.app).post(PATH, fields, headers)).statusCode).toBe(403);
  });
});
