import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openLogin, server } from '../testing/openAccount';

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
