import { useStore } from '@cityguide/store/react';

/** What the profile button does: a guest gets the log-in, a member the panel; while nobody knows yet, it waits. */
export function useProfilePress(showPanel: () => void): () => void {
  const store = useStore();
  return () => {
    void store.session.whenKnown().then((status) => {
      if (status === 'authenticated') showPanel();
      else store.login.displayLogin();
    });
  };
}
