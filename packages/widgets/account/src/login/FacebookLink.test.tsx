import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openLogin, openPage, server } from '../testing/openAccount';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const link = () => screen.getByRole('link', { name: 'Log in with Facebook' });

/**
 * Clicks the link; returns true if the browser may follow it. jsdom cannot, so a listener on the document prevents
 * it.
 */
function press(keys: Partial<MouseEventInit> = {}): boolean {
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(link(), keys);
  return isLeft;
}

describe('the Facebook log-in link', () => {
  it('AUTH-14.facebook AUTH-4 on a plain click, records the log-in and then leaves the page', async () => {
    const { page } = await openLogin();
    const href = link().getAttribute('href');
    expect(press()).toBe(false);
    await waitFor(() => expect(page.assign.mock.calls).toEqual([[href]]));
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'AUTH-14 with %s is the browser’s: another tab or window, and this page stays',
    async (key) => {
      const { page, store } = await openLogin();
      const logIn = jest.spyOn(store.login, 'logInWithFacebook');
      expect(press({ [key]: true })).toBe(true);
      expect(logIn).not.toHaveBeenCalled();
      expect(page.assign).not.toHaveBeenCalled();
    },
  );
});

describe('the log-in dialog’s links', () => {
  async function openWith(links: object) {
    const { store } = await openPage({ site: { links } });
    act(() => store.login.displayLogin());
    const dialog = await screen.findByRole('dialog', { name: 'Log in or Sign up' });
    return () =>
      within(dialog)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'));
  }

  it('ANY-10.template are where the CMS has them', async () => {
    const hrefs = await openWith({ facebookLogin: '/fb?back={next}', privacy: '/legal/' });
    expect(hrefs()).toEqual(expect.arrayContaining(['/fb?back=%2Fplaces%2Fx%2F%3Fa%3D1', '/legal/']));
  });

  it('ANY-10.off are left out where they are off', async () => {
    const hrefs = await openWith({ facebookLogin: false, privacy: false, termsOfService: false });
    expect(hrefs()).toEqual([]);
    expect(screen.queryByText('Log in with Facebook')).not.toBeInTheDocument();
  });
});
