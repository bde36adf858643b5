import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, closeOnboarding, openOnboarding, whenHeading } from '../testing/openOnboarding';

afterEach(closeOnboarding);

const openLoginPrompt = async () => {
  const opened = await openOnboarding({ isMember: false });
  await whenHeading('Log in to go on');
  return opened;
};

describe('a guest at the onboarding', () => {
  it('DASH-5 gets the log-in, and can open it again after closing it', async () => {
    const { store } = await openLoginPrompt();
    expect(store.login.getState().isOpen).toBe(true);
    act(() => store.login.hide());
    await userEvent.click(button('Log in'));
    expect(store.login.getState().isOpen).toBe(true);
  });

  it('DASH-5 returns to this page, including its `next` parameter', async () => {
    const { store } = await openLoginPrompt();
    const address = '/accounts/onboarding?next=%2Fplaces%2Fx%2F%3Fa%3D1';
    expect(store.login.facebookPath()).toContain(encodeURIComponent(address));
  });

  it('DASH-5 can leave', async () => {
    const { followedLinks } = await openLoginPrompt();
    await userEvent.click(screen.getByRole('link', { name: 'Skip, take me back' }));
    expect(followedLinks).toEqual(['/places/x/?a=1']);
  });

  it('sees the steps once another tab has logged in', async () => {
    const { store, backend } = await openLoginPrompt();
    backend.asMember();
    await act(async () => void (await store.session.check()));
    expect(await whenHeading('What should we call you?')).toBeInTheDocument();
  });
});
