import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openLogin, server } from '../testing/openAccount';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const link = () => screen.getByRole('link', { name: 'Log in with Facebook' });

/** Presses the link; true where the browser was left to follow it. jsdom cannot, so the document stops it. */
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

describe('the way in by Facebook', () => {
  it('AUTH-14.facebook AUTH-4 pressed plainly, notes the log-in and then leaves', async () => {
    const { page } = await openLogin();
    const href = link().getAttribute('href');
    expect(press()).toBe(false);
    await waitFor(() => expect(page.go.mock.calls).toEqual([[href]]));
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'AUTH-14 with %s is the browser’s: another tab or window, and this page stays',
    async (key) => {
      const { page, store } = await openLogin();
      const logIn = jest.spyOn(store.login, 'logInWithFacebook');
      expect(press({ [key]: true })).toBe(true);
      expect(logIn).not.toHaveBeenCalled();
      expect(page.go).not.toHaveBeenCalled();
    },
  );
});
