import { useEffect, useRef, useState } from 'react';
import { useSession, useStore } from '@cityguide/store/react';
import type { Popups } from '../panels/usePopups';

/**
 * The profile button: opens the log-in for a guest, the panel for a member. Until it is known who the visitor is, a
 * press is pending, which `isBusy` shows, and further presses are ignored.
 */
export function useProfileButton({ open, toggle, hide }: Popups) {
  const store = useStore();
  const isMember = useSession().status === 'authenticated';
  const isPending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const isOpen = isMember && open === 'profile';

  // Logged out in another tab: the panel must not open by itself at the next log-in.
  const isStale = open === 'profile' && !isMember;
  useEffect(() => {
    if (isStale) hide();
  }, [isStale, hide]);

  async function press() {
    if (isPending.current) return;
    isPending.current = true;
    setIsBusy(true);
    const status = await store.session.whenKnown();
    isPending.current = false;
    setIsBusy(false);
    if (status === 'authenticated') toggle('profile');
    else store.login.displayLogin();
  }

  return { isMember, isOpen, isBusy, press: () => void press() };
}
