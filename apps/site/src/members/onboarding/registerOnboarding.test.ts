import { createBrowser, createMemberBrowser, type Browser } from '../../testing/createBrowser';
import { openSeededSite, type SeededSite } from '../../pages/testing/openSeededSite';
import { parseHtml } from '../../pages/testing/parseHtml';

const PATH = '/accounts/onboarding';
const ME = '/api/v2/profiles/me/';
let emails = 0;

describe('the onboarding without JavaScript', () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite('guide');
  });
  afterAll(() => site.stop());

  const open = async (address = PATH) => parseHtml((await site.app.inject(address)).body);
  const member = () => createMemberBrowser(site.app, `reader-${(emails += 1)}@example.com`);
  /** Checkboxes of one group repeat the same name. */
  const send = (browser: Browser, fields: readonly (readonly [string, string])[]) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const payload = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
    return site.app.inject({ method: 'POST', url: PATH, headers, payload });
  };
  const savedIds = async (browser: Browser) =>
    Object.keys((await browser.get('/api/v2/favourites/listing_ids/')).json<{ results: object }>().results);

  it('DASH-5 HOST-3 is one form with name, newsletters and listings of this city', async () => {
    const page = await open(`${PATH}?next=%2Fplaces%2F`);
    expect(page.first('form', 'class', 'onboarding-form')).toMatchObject({ method: 'post', action: PATH });
    expect(page.first('input', 'name', 'next')?.value).toBe('/places/');
    expect(page.first('input', 'name', 'full_name')).toMatchObject({
      autocomplete: 'name',
      maxlength: '150',
    });
    for (const category of ['news', 'events', 'foods'])
      expect(page.first('input', 'name', `is_${category}_category_newsletter_active`)).toBeDefined();
    const places = page.all('input').filter(({ name }) => name === 'favourites');
    expect(places).toHaveLength(12);
    const { results } = page.json('application/json').at(-1) as { results: { id: number }[] };
    expect(results.map(({ id }) => String(id))).toEqual(places.map(({ value }) => value));
    expect(Object.keys(results[0] ?? {}).sort()).toEqual([
      'default_neighborhood',
      'id',
      'image_url',
      'name',
      'sub_type',
    ]);
  });

  it('DASH-5 saves everything at once and redirects back', async () => {
    const browser = await member();
    const { statusCode, headers } = await send(browser, [
      ['next', '/restaurants/?a=1'],
      ['full_name', ' Zoë O’Hara '],
      ['is_foods_category_newsletter_active', 'true'],
      ['favourites', '1'],
      ['favourites', '2'],
    ]);
    expect([statusCode, headers.location]).toEqual([303, '/restaurants/?a=1']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await browser.get(ME)).json()).toMatchObject({
      full_name: 'Zoë O’Hara',
      is_news_category_newsletter_active: false,
      is_foods_category_newsletter_active: true,
    });
    expect(await savedIds(browser)).toEqual(['1', '2']);
  });

  it('DASH-5 left empty changes nothing', async () => {
    const browser = await member();
    await browser.send('PATCH', ME, { full_name: 'Maya', is_news_category_newsletter_active: true });
    const { statusCode, headers } = await send(browser, [['full_name', '  ']]);
    expect([statusCode, headers.location]).toEqual([303, '/']);
    expect((await browser.get(ME)).json()).toMatchObject({
      full_name: 'Maya',
      is_news_category_newsletter_active: true,
    });
  });

  it('DASH-5 comes back with an error at the name and the whole input', async () => {
    const browser = await member();
    const offered = (await open()).first('input', 'name', 'favourites')?.value ?? '';
    const response = await send(browser, [
      ['next', '/places/'],
      ['full_name', 'x'.repeat(151)],
      ['is_events_category_newsletter_active', 'true'],
      ['favourites', offered],
    ]);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'private, no-store']);
    const page = parseHtml(response.body);
    expect(page.text).toContain('* Ensure this field has no more than 150 characters.');
    expect(page.first('input', 'name', 'full_name')).toMatchObject({
      'aria-invalid': 'true',
      value: 'x'.repeat(151),
    });
    expect(page.first('input', 'name', 'next')?.value).toBe('/places/');
    const ticked = page.all('input').filter((input) => 'checked' in input);
    expect(ticked.map(({ name }) => name)).toEqual(['is_events_category_newsletter_active', 'favourites']);
    expect(await savedIds(browser)).toEqual([]);
  });

  it('AUTH-14 a guest logs in first and comes back to the form', async () => {
    const { statusCode, headers } = await send(createBrowser(site.app), [
      ['next', '/places/'],
      ['full_name', 'Maya'],
    ]);
    const back = encodeURIComponent(`${PATH}?next=%2Fplaces%2F`);
    expect([statusCode, headers.location]).toEqual([303, `/accounts/login?next=${back}`]);
  });

  it.each(['https://evil.example/', '//evil.example', '/%2F/evil.example', 'javascript:alert(1)'])(
    'AUTH-14 never redirects to %s',
    async (next) => {
      expect(
        (await open(`${PATH}?next=${encodeURIComponent(next)}`)).first('input', 'name', 'next')?.value,
      ).toBe('/');
      expect((await send(await member(), [['next', next]])).headers.location).toBe('/');
    },
  );

  it('ignores unknown listings and invalid ids', async () => {
    const browser = await member();
    const odd = ['0', '-1', '1.5', 'x', '999999999', '1; DROP TABLE', '3'];
    expect(
      (
        await send(
          browser,
          odd.map((id) => ['favourites', id] as const),
        )
      ).statusCode,
    ).toBe(303);
    expect(await savedIds(browser)).toEqual(['3']);
  });

  it('HOST-4 is rejected from another site', async () => {
    const browser = await member();
    const response = await browser.post(PATH, { full_name: 'Mallory' }, { origin: 'https://evil.example' });
    expect(response.statusCode).toBe(403);
    expect((await browser.get(ME)).json()).toMatchObject({ full_name: null });
  });

  it('HOST-6 is the same bytes for guest and member, and cacheable', async () => {
    const browser = await member();
    const [forGuest, forMember] = [await site.app.inject(PATH), await browser.get(PATH)];
    expect(forMember.body).toBe(forGuest.body);
    expect(forMember.headers['cache-control']).toBe('public, max-age=30');
    expect(forMember.headers['set-cookie']).toBeUndefined();
  });
});
