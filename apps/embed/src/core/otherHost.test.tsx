import { useSite, useStore } from '@cityguide/store/react';
import { waitFor } from '@testing-library/dom';
import { useEffect } from 'react';
import type { CoreSettings } from '../modules/CoreModule';
import { openCorePage, type CorePage } from '../testing/openCorePage';

const ELSEWHERE = 'http://localhost:3000';
const ON_ELSEWHERE: Partial<CoreSettings> = { base: `${ELSEWHERE}/widgets/` };

let page: CorePage;
const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  onConsole.mockClear();
  page = openCorePage();
});
afterEach(() => page.close());

/** What a widget on the page knows of the site, once it has asked the API for listings. */
async function readSite(settings: Partial<CoreSettings>) {
  let site: ReturnType<typeof useSite> | undefined;
  await page.mount(await page.startElsewhere(settings), () => {
    site = useSite();
    const { listings } = useStore().services.api;
    useEffect(() => void listings.list({ limit: 7 }).catch(() => undefined), [listings]);
    return null;
  });
  await waitFor(() => expect(page.api).toHaveBeenCalled());
  const { url, credentials } = page.api.mock.calls.at(-1)?.[0] ?? new Request('about:blank');
  return { site, request: `${credentials} ${url}` };
}

describe('a page on another host than the embed script', () => {
  it('ANY-9.address finds API, pictures and tiles where the script comes from, without configuration', async () => {
    const siteDefaults = {
      name: 'Their city',
      imageServer: '/cityguide/images/',
      mapTiles: { urlTemplate: '/cityguide/tiles/{z}/{x}/{y}.svg', minZoom: 10 },
    };
    const { site, request } = await readSite({ ...ON_ELSEWHERE, siteDefaults });
    expect(request).toBe(`include ${ELSEWHERE}/api/v2/listings/?limit=7`);
    expect(site).toMatchObject({
      name: 'Their city',
      imageServer: `${ELSEWHERE}/cityguide/images/`,
      mapTiles: { urlTemplate: `${ELSEWHERE}/cityguide/tiles/{z}/{x}/{y}.svg`, minZoom: 10, maxZoom: 19 },
    });
    expect(onConsole).not.toHaveBeenCalled();
  });

  it('ANY-9.address takes what the page configures first, and complete addresses as they are', async () => {
    const configText = JSON.stringify({ name: 'Ours', imageServer: 'https://images.example/city/' });
    const { site } = await readSite({ ...ON_ELSEWHERE, configText, siteDefaults: { name: 'Theirs' } });
    expect(site).toMatchObject({
      name: 'Ours',
      imageServer: 'https://images.example/city/',
      apiBase: `${ELSEWHERE}/api/v2/`,
    });
  });

  it('ANY-9.address leaves own paths as they are on the own host', async () => {
    const { site } = await readSite({});
    expect(site).toMatchObject({ apiBase: '/api/v2/', imageServer: '/images/' });
  });

  it('ANY-9.unlisted says once on the console what to look at where no answer comes', async () => {
    page.api.mockRejectedValue(new TypeError('Failed to fetch'));
    const core = await page.startElsewhere(ON_ELSEWHERE);
    await page.mount(core, () => {
      const { listings } = useStore().services.api;
      useEffect(() => {
        void listings.list({ limit: 1 }).catch(() => undefined);
        void listings.list({ limit: 2 }).catch(() => undefined);
      }, [listings]);
      return null;
    });
    await waitFor(() => expect(onConsole).toHaveBeenCalled());
    expect(onConsole.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Cityguide: http:\/\/localhost:3000 gave this page no answer.*PAGE_ORIGINS must name http:\/\/localhost /,
        ),
      ],
    ]);
  });
});

describe('a page that may keep no cookie, as in a frame of another site', () => {
  it('ANY-11.frame is not taken for another site, since nothing shows that it is', async () => {
    const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const { site } = await readSite({ base: 'http://city.localhost/widgets/' });
    cookies.mockRestore();
    expect(site?.apiBase).toBe('http://city.localhost/api/v2/');
  });
});

describe('a page of another site', () => {
  it.each([
    ['another name', 'http://city.example'],
    ['another scheme', 'https://localhost'],
    ['a name below the own one, which is nobody’s domain', 'http://city.localhost'],
    ['an IP address', 'http://127.0.0.1'],
  ])('ANY-9.other-site %s is refused with one sentence, and asks nothing', async (_title, origin) => {
    await expect(page.startElsewhere({ base: `${origin}/widgets/` })).rejects.toThrow(
      `${origin} is another site than this page, http://localhost, and browsers keep the cookies of other sites back`,
    );
    await expect(page.startElsewhere({ configText: `{"apiBase":"${origin}/api/v2/"}` })).rejects.toThrow(
      origin,
    );
    expect(page.api).not.toHaveBeenCalled();
  });
});
