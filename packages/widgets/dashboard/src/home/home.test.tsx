import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, closeDashboard, goTo, openDashboard, saveListings } from '../testing/openDashboard';

afterEach(closeDashboard);

const ME = 'profiles/me/';
const field = (name: string) => screen.findByLabelText(name);
const patches = ({ calls }: Awaited<ReturnType<typeof openDashboard>>) =>
  calls('PATCH', ME).map(({ body }) => body);

describe('the counts', () => {
  it('DASH-2.counts AUTH-19 link to what they count, and follow what is saved', async () => {
    const { store, backend } = await openDashboard({
      prepare(before) {
        saveListings(before, 'favourites', { count: 4 });
        saveListings(before, 'todos', { count: 3, value: 1 });
      },
    });
    const favourites = await screen.findByRole('link', { name: '4 Favourites' });
    expect(favourites).toHaveAttribute('href', '#/favourites/');
    expect(screen.getByRole('link', { name: '3 To-dos 3 done' })).toHaveAttribute('href', '#/todos/');
    expect(store.profile.getState().counts).toMatchObject({ favourites: 4, todos_done: 3 });
    act(() => store.favourites.toggle(backend.state.listings[20]!.id));
    expect(await screen.findByRole('link', { name: '5 Favourites' })).toBeInTheDocument();
  });

  it('DASH-2 can be loaded again after a failure', async () => {
    const { backend } = await openDashboard({
      prepare: (before) =>
        void before.injectFault({ path: 'profiles/me/dashboard/' }, { kind: 'fail', status: 500 }),
    });
    await screen.findByText('Your numbers could not be loaded.');
    backend.clearFaults();
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('link', { name: '0 Favourites' })).toBeInTheDocument();
  });
});

describe('the profile', () => {
  it('DASH-2.name DASH-2.email DASH-2.patch is shown, and only what has changed is sent', async () => {
    const opened = await openDashboard();
    const name = await field('Your name');
    expect(name).toHaveValue('Maya Okafor');
    expect(await field('Email')).toHaveValue('maya@example.com');
    await userEvent.click(button('Save changes'));
    expect(screen.getAllByText('Nothing has changed.')[0]).toBeInTheDocument();
    await userEvent.clear(name);
    await userEvent.type(name, ' Zoë Ng {Enter}');
    expect((await screen.findAllByText('Your profile is saved.'))[0]).toBeInTheDocument();
    expect(patches(opened)).toEqual([{ full_name: 'Zoë Ng' }]);
    expect(screen.queryByText('MO')).not.toBeInTheDocument();
    expect(screen.getByText('ZN')).toBeInTheDocument();
  });

  it('DASH-2 O-FRM-03 shows the server’s error at the field, and keeps what was typed', async () => {
    await openDashboard({
      prepare: ({ state }) => void state.addMember({ email: 'noor@example.com', password: 'x' }),
    });
    const email = await field('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'noor@example.com');
    await userEvent.type(await field('Current password'), 'rhubarb-pie-42');
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/^\* This email is already in use\./));
    expect(email).toHaveFocus();
    expect(email).toHaveValue('noor@example.com');
  });

  it('O-FRM-02 is sent once, and a server error is shown', async () => {
    const opened = await openDashboard();
    const calm = opened.backend.injectFault({ method: 'PATCH' }, { kind: 'delay', delayMs: 60 });
    await userEvent.type(await field('Your name'), ' Sm');
    await userEvent.dblClick(button('Save changes'));
    await screen.findAllByText('Your profile is saved.');
    expect(patches(opened)).toEqual([{ full_name: 'Maya Okafor Sm' }]);
    calm();
    opened.backend.injectFault({ method: 'PATCH' }, { kind: 'fail', status: 500 });
    await userEvent.type(await field('Your name'), 'ith');
    await userEvent.click(button('Save changes'));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(patches(opened)).toHaveLength(2);
    expect(await field('Your name')).toHaveValue('Maya Okafor Smith');
  });

  it('AUTH-5 can be loaded again after a failure', async () => {
    const { backend } = await openDashboard({
      prepare: (before) =>
        void before.injectFault({ method: 'GET', path: ME }, { kind: 'fail', status: 500 }),
    });
    await screen.findByText('Your profile could not be loaded.');
    backend.clearFaults();
    await userEvent.click(button('Try again'));
    expect(await field('Your name')).toHaveValue('Maya Okafor');
  });

  it('DASH-2.avatar O-IMG-03 shows the avatar, and without one requests no picture', async () => {
    const { backend } = await openDashboard();
    await field('Your name');
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('MO')).toBeInTheDocument();
    backend.member.profile.avatar_url = '/images/faces/maya.jpg';
    await goTo('#/favourites/');
    await goTo('#/home/');
    await field('Your name');
    const part = screen.getByRole('region', { name: 'Profile' });
    await waitFor(() => expect(part.querySelector('img')?.getAttribute('src')).toContain('maya.jpg'));
    expect(screen.queryByText('MO')).not.toBeInTheDocument();
  });

  it('AUTH-13 DASH-2.change-password opens the dialog that changes the password', async () => {
    const { store } = await openDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(store.login.getState().isChangePasswordDialogOpen).toBe(true));
  });
});

describe('the newsletters', () => {
  it('DASH-3.switches DASH-3.at-once DASH-3.others are switches that are saved one by one, at once', async () => {
    const opened = await openDashboard({ hash: '#/newsletter/' });
    const food = await screen.findByRole('switch', { name: 'Food' });
    expect(food).not.toBeChecked();
    await userEvent.click(food);
    expect(food).toBeChecked();
    expect(await screen.findByText('You get the letter Food.')).toBeInTheDocument();
    expect(patches(opened)).toEqual([{ is_foods_category_newsletter_active: true }]);
    expect(opened.backend.member.profile.is_foods_category_newsletter_active).toBe(true);
    expect(screen.getAllByRole('switch').map((one) => one.getAttribute('name'))).toEqual([
      'is_news_category_newsletter_active',
      'is_events_category_newsletter_active',
      'is_foods_category_newsletter_active',
      'is_newsletter_promotions_active',
    ]);
    expect(screen.getByText(/Letters on other subjects are stopped by the link/)).toBeVisible();
  });

  it('DASH-3.refused are reset where the server rejects them, and say so', async () => {
    const { backend } = await openDashboard({ hash: '#/newsletter/' });
    backend.injectFault({ method: 'PATCH' }, { kind: 'fail', status: 500 });
    const news = await screen.findByRole('switch', { name: 'News' });
    fireEvent.click(news);
    expect(news).toBeChecked();
    expect(await screen.findByRole('alert')).toHaveTextContent('News could not be saved.');
    expect(news).not.toBeChecked();
  });

  it('DASH-3.last-wish the last change wins', async () => {
    const opened = await openDashboard({ hash: '#/newsletter/' });
    opened.backend.injectFault({ method: 'PATCH' }, { kind: 'delay', delayMs: 40 });
    const events = await screen.findByRole('switch', { name: 'Events' });
    for (let press = 0; press < 3; press += 1) await userEvent.click(events);
    expect(events).toBeChecked();
    await waitFor(() =>
      expect(opened.backend.member.profile.is_events_category_newsletter_active).toBe(true),
    );
    await screen.findByText('You get the letter Events.');
    expect(events).toBeChecked();
    expect(patches(opened).at(-1)).toEqual({ is_events_category_newsletter_active: true });
  });

  it('DASH-3 can be loaded again after a failure', async () => {
    const { backend } = await openDashboard({
      hash: '#/newsletter/',
      prepare: (before) =>
        void before.injectFault({ method: 'GET', path: ME }, { kind: 'fail', status: 500 }),
    });
    await screen.findByText('Your newsletters could not be loaded.');
    backend.clearFaults();
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('switch', { name: 'Food' })).toBeInTheDocument();
  });
});

describe('the member’s data', () => {
  it('DASH-6.file is downloaded as a file', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = jest.fn((file: Blob) => `blob:${files.push(file)}`);
    const follow = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await openDashboard({ prepare: (before) => void saveListings(before, 'favourites', { count: 2 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect((await screen.findAllByText('Your data is in the file my-data.json.'))[0]).toBeInTheDocument();
    expect(follow).toHaveBeenCalledTimes(1);
    follow.mockRestore();
    const text = await files[0]!.text();
    expect(JSON.parse(text)).toMatchObject({ profile: { email: 'maya@example.com' } });
    expect((JSON.parse(text) as { records: { favourites: unknown[] } }).records.favourites).toHaveLength(2);
  });

  it('DASH-6 reports when it cannot be exported', async () => {
    await openDashboard({
      prepare: (before) => void before.injectFault({ path: 'profiles/me/export/' }, { kind: 'disconnect' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(
      await screen.findByText(/Your data could not be put together/, {}, { timeout: 8000 }),
    ).toBeInTheDocument();
  }, 15_000);

  it('DASH-6.dialog the account is deleted with its password, and a confirmation is shown', async () => {
    const { backend, store } = await openDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account...' }));
    const password = await field('Your password');
    expect(password).toHaveFocus();
    await userEvent.click(button('Delete for good'));
    expect(password).toHaveAccessibleDescription(/^\* Type your password\./);
    await userEvent.type(password, 'not this one');
    await userEvent.click(button('Delete for good'));
    await waitFor(() => expect(password).toHaveAccessibleDescription(/^\* The password is not right\./));
    expect(password).toHaveFocus();
    await userEvent.clear(password);
    await userEvent.type(password, `${backend.member.password}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toHaveFocus();
    expect(store.session.getState()).toMatchObject({ status: 'guest', profileId: null });
    expect(store.login.getState().isOpen).toBe(false);
    expect(backend.state.members).toEqual([]);
  });

  it('DASH-6 nothing is deleted when the member cancels', async () => {
    const { calls } = await openDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account...' }));
    await userEvent.type(await field('Your password'), 'x');
    await userEvent.click(button('Keep my account'));
    expect(button('Delete my account...')).toHaveFocus();
    expect(calls('POST', 'profiles/me/delete/')).toEqual([]);
  });
});
