import { useEffect, useRef, useState } from 'react';
import { useSession, useStore } from '@cityguide/store/react';
import type { BarParts } from '../panels/useBarParts';

/**
 * The profile button: a guest gets the log-in, a member the panel. While nobody knows yet who the visitor is, one press
 * waits, which `isBusy` shows, and further ones are the same wish.
 */
export function useProfileButton({ open, toggle, hide }: BarParts) {
  const store = useStore();
  const isMember = useSession().status === 'authenticated';
  const isWaiting = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const isOpen = isMember && open === 'profile';

  // Logged out elsewhere: the panel must not be there again at the next log-in without a press.
  const isLeftOpen = open === 'profile' && !isMember;
  useEffect(() => {
    if (isLeftOpen) hide();
  }, [isLeftOpen, hide]);

  async function press() {
    if (isWaiting.current) return;
    isWaiting.current = true;
    setIsBusy(true);
    const status = await store.session.whenKnown();
    isWaiting.current = false;
    setIsBusy(false);
    if (status === 'authenticated') toggle('profile');
    else store.login.displayLogin();
  }

  return { isMember, isOpen, isBusy, press: () => void press() };
}
