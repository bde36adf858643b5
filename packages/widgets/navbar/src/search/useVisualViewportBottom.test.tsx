import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openBar, server } from '../testing/openBar';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('NAV-15 the panel ends above the on-screen keyboard, and stops listening when it is closed', async () => {
  const view = Object.assign(new EventTarget(), { offsetTop: 0, height: 844 });
  const remove = jest.spyOn(view, 'removeEventListener');
  Object.assign(window, { visualViewport: view });
  await openBar({ widthPx: 390 });
  await userEvent.click(screen.getAllByRole('button', { name: 'Search' })[0]!);
  const panel = screen.getByRole('search').parentElement?.parentElement;
  const bottom = () => panel?.style.getPropertyValue('--visible-bottom');
  expect(bottom()).toBe('844px');
  act(() => {
    Object.assign(view, { offsetTop: 12, height: 500 });
    view.dispatchEvent(new Event('resize'));
  });
  expect(bottom()).toBe('512px');
  await userEvent.keyboard('{Escape}');
  expect(remove).toHaveBeenCalledTimes(2);
  Object.assign(window, { visualViewport: undefined });
});
