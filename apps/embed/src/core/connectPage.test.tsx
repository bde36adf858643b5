import { createStorage } from '@cityguide/store';
import { useSession, useStore } from '@cityguide/store/react';
import { screen, waitFor } from '@testing-library/dom';
import { useEffect } from 'react';
import { openCorePage, type CorePage } from '../testing/openCorePage';

describe('core and its page', () => {
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let page: CorePage;
  beforeEach(() => {
    onConsole.mockClear();
    page = openCorePage();
  });
  afterEach(() => page.close());

  it('EMBED-4.handed-on passes the checked site configuration to all widgets', async () => {
    const core = page.start({
      configText: '{"city":{"name":"Toronto","slug":"toronto"}}',
      configSource: '#cityguide-config',
    });
    await page.mount(core, () => <p>{useStore().site.city.name}</p>);
    expect(await screen.findByText('Toronto')).toBeInTheDocument();
    expect(onConsole).not.toHaveBeenCalled();
  });

  it('SITE-3.api-base sends requests to the API base of the configuration', async () => {
    const core = page.start({
      configText: '{"apiBase":"/backend/v9/"}',
      configSource: '#cityguide-config',
    });
    await page.mount(core, () => {
      const { services } = useStore();
      useEffect(() => void services.api.listings.list().catch(() => undefined), [services]);
      return null;
    });
    await waitFor(() => expect(page.api).toHaveBeenCalled());
    for (const [{ url }] of page.api.mock.calls) expect(new URL(url).pathname).toBe('/backend/v9/listings/');
  });

  it.each([
    ['{"brand":"tabloid"}', /#cityguide-config: brand is "tabloid"; allowed/],
    ['{"brand":', /#cityguide-config: .*valid JSON/],
  ])(
    'SITE-4.one-error SITE-4.path SITE-4.runs-on logs what is wrong in the configuration %s, and continues',
    async (configText, message) => {
      const core = page.start({ configText, configSource: '#cityguide-config' });
      expect(onConsole.mock.calls.map(([text]) => String(text))).toEqual([expect.stringMatching(message)]);
      await page.mount(core, () => <p>{useStore().site.brand}</p>);
      await waitFor(() => expect(page.hooks.onReady).toHaveBeenCalledTimes(1));
    },
  );

  it('EMBED-16.visitor requests the session again when the page comes back from the back/forward cache, and only then', async () => {
    const two = (n: number) => String(n).padStart(2, '0');
    const now = new Date();
    const timestamp = `${two(now.getUTCDate())}-${two(now.getUTCMonth() + 1)}-${now.getUTCFullYear()} 00:00`;
    await createStorage().write('profile/lastActiveSessionMoment', timestamp);
    page.api.mockImplementation(async () => new Response('down', { status: 500 }));
    await page.mount(page.start(), () => <p>{useSession().status}</p>);
    expect(await screen.findByText('guest')).toBeInTheDocument();
    page.api.mockImplementation(async () => Response.json({ id: 5, last_updates: {} }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByText('authenticated')).toBeInTheDocument();
    expect(page.api.mock.calls.filter(([{ url }]) => url.includes('profiles/hi'))).toHaveLength(2);
  });

  it('EMBED-13.auth notifies the page who the visitor is', async () => {
    const received: unknown[] = [];
    const onAuth = ({ detail }: DocumentEventMap['cityguide:auth']) => received.push(detail);
    document.addEventListener('cityguide:auth', onAuth);
    page.start();
    await waitFor(() => expect(received).toEqual([{ status: 'guest', profileId: null }]));
    document.removeEventListener('cityguide:auth', onAuth);
  });

  it('O-STO-01 works where reading the storage properties throws', async () => {
    const onFault = jest.fn();
    window.addEventListener('error', onFault);
    window.addEventListener('unhandledrejection', onFault);
    const blocked = ['localStorage', 'sessionStorage'] as const;
    const spies = blocked.map((name) =>
      jest.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    );
    const core = page.start();
    await page.mount(core, () => <p>{useSession().status}</p>);
    expect(await screen.findByText('guest')).toBeInTheDocument();
    core.openLogin({ callerControl: 'add-favourite', objectId: 3 });
    await waitFor(() => expect(document.querySelector('[data-widget="account"]')).toBeInTheDocument());
    expect(onFault).not.toHaveBeenCalled();
    spies.forEach((spy) => spy.mockRestore());
  });
});
