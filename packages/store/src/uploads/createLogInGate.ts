import type { StoreApi } from 'zustand/vanilla';
import { isDialogOpen } from '../login/loginState';
import { createKeptFiles } from './createKeptFiles';
import type { UploadsStore } from './createUploads';
import type { Upload, UploadsState } from './Uploads';

interface Settings {
  listing: number;
  state: StoreApi<UploadsState>;
  /** The visitor has become a member while this page stayed open. */
  onMember(): void;
}

/** Lets members pass and asks guests to log in, with their files kept meanwhile (PHOTO-6, AUTH-15). */
export function createLogInGate(
  { services, session, login }: UploadsStore,
  { listing, state, onMember }: Settings,
) {
  const kept = createKeptFiles(services);
  let stops: (() => void)[] = [];

  function end(): void {
    for (const stop of stops) stop();
    stops = [];
    state.setState({ logIn: 'none' });
    void kept.forget(listing);
  }

  /** Another tab may log in, and the dialog may be closed by somebody who has changed their mind. */
  function watch(logIn: 'asked' | 'elsewhere'): void {
    const look = () => void session.check();
    function settle(): void {
      const isMember = session.getState().status === 'authenticated';
      const dialogs = login.getState();
      const isGivenUp = logIn === 'asked' && !dialogs.loginSuccessful && !isDialogOpen(dialogs);
      if (isMember || isGivenUp) end();
      if (isMember) onMember();
    }
    stops = [session.subscribe(settle), login.subscribe(settle)];
    if (logIn === 'asked') return;
    window.addEventListener('focus', look);
    stops.push(() => window.removeEventListener('focus', look));
  }

  return {
    takeKept: () => kept.take(listing),
    /** True for a member. A guest is asked to log in; `list` gives what is to go on afterwards. */
    async pass(list: () => readonly Upload[]): Promise<boolean> {
      if ((await session.whenKnown()) === 'authenticated') return true;
      if (state.getState().logIn === 'asked') return false;
      for (const stop of stops) stop();
      state.setState({ logIn: 'asked' });
      const files = list().map(({ file, description }) => ({ file, description }));
      const logIn = (await kept.keep(listing, files)) ? 'asked' : 'elsewhere';
      state.setState({ logIn });
      if (logIn === 'asked') login.displayLogin();
      watch(logIn);
      return false;
    },
  };
}
