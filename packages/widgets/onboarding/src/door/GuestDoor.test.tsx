import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, closeOnboarding, openOnboarding, whenHeading } from '../testing/openOnboarding';

afterEach(closeOnboarding);

const openDoor = async () => {
  const opened = await openOnboarding({ isMember: false });
  await whenHeading('Log in to go on');
  return opened;
};

describe('a guest at the onboarding', () => {
  it('DASH-5 gets the log-in, and again when they have closed it', async () => {
    const { store } = await openDoor();
    expect(store.login.getState().isOpen).toBe(true);
    act(() => store.login.hide());
    await userEvent.click(button('Log in'));
    expect(store.login.getState().isOpen).toBe(true);
  });

  it('DASH-5 is to come back to this page with its way back', async () => {
    const { store } = await openDoor();
    const address = '/accounts/onboarding?next=%2Fplaces%2Fx%2F%3Fa%3D1';
    expect(store.login.facebookPath()).toContain(encodeURIComponent(address));
  });

  it('DASH-5 can leave', async () => {
    const { left } = await openDoor();
    await userEvent.click(screen.getByRole('link', { name: 'Skip, take me back' }));
    expect(left).toEqual(['/places/x/?a=1']);
  });

  it('sees the steps once another tab has logged in', async () => {
    const { store, backend } = await openDoor();
    backend.asMember();
    await act(async () => void (await store.session.check()));
    expect(await whenHeading('What should we call you?')).toBeInTheDocument();
  });
});
