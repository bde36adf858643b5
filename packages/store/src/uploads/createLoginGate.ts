import type { StoreApi } from 'zustand/vanilla';
import { isDialogOpen } from '../login/loginState';
import { createFileStore } from './createFileStore';
import type { UploadsDependencies } from './createUploads';
import type { Upload, UploadsState } from './Uploads';

interface LoginGateOptions {
  listing: number;
  state: StoreApi<UploadsState>;
  /** The visitor has become a member while this page stayed open. */
  onMember(): void;
}

/** Lets members pass and asks guests to log in, with their files stored meanwhile (PHOTO-6, AUTH-15). */
export function createLoginGate(
  { services, session, login }: UploadsDependencies,
  { listing, state, onMember }: LoginGateOptions,
) {
  const fileStore = createFileStore(services);
  let cleanupTasks: (() => void)[] = [];

  function end(): void {
    for (const cleanUp of cleanupTasks) cleanUp();
    cleanupTasks = [];
    state.setState({ logIn: 'none' });
    void fileStore.clear(listing);
  }

  /** Another tab may log in, and the visitor may close the dialog because they have changed their mind. */
  function watch(logIn: 'asked' | 'elsewhere'): void {
    const checkSession = () => void session.check();
    function onStateChange(): void {
      const isMember = session.getState().status === 'authenticated';
      const dialogs = login.getState();
      const isGivenUp = logIn === 'asked' && !dialogs.loginSuccessful && !isDialogOpen(dialogs);
      if (isMember || isGivenUp) end();
      if (isMember) onMember();
    }
    cleanupTasks = [session.subscribe(onStateChange), login.subscribe(onStateChange)];
    if (logIn === 'asked') return;
    window.addEventListener('focus', checkSession);
    cleanupTasks.push(() => window.removeEventListener('focus', checkSession));
  }

  return {
    takeStoredFiles: () => fileStore.take(listing),
    /**
     * Resolves with true for a member. A guest is asked to log in; `list` returns the uploads to continue afterwards.
     */
    async requireMember(list: () => readonly Upload[]): Promise<boolean> {
      if ((await session.whenKnown()) === 'authenticated') return true;
      if (state.getState().logIn === 'asked') return false;
      for (const cleanUp of cleanupTasks) cleanUp();
      state.setState({ logIn: 'asked' });
      const files = list().map(({ file, description }) => ({ file, description }));
      const logIn = (await fileStore.store(listing, files)) ? 'asked' : 'elsewhere';
      state.setState({ logIn });
      if (logIn === 'asked') login.displayLogin();
      watch(logIn);
      return false;
    },
  };
}
