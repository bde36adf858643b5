import { useStore } from '@cityguide/store/react';
import type { ProfileStore } from '@cityguide/store';
import { useRef, useState } from 'react';

type Patch = Parameters<ProfileStore['update']>[0];

/** Sends a change of the profile once, however often it is called; returns whether the server has accepted it. */
export function useProfileUpdate(): { isSending: boolean; update(patch: Patch): Promise<boolean> } {
  const { profile } = useStore();
  const [isSending, setSending] = useState(false);
  const isSendingRef = useRef(false);

  async function update(patch: Patch): Promise<boolean> {
    if (isSendingRef.current) return false;
    isSendingRef.current = true;
    setSending(true);
    const isSaved = await profile.update(patch);
    isSendingRef.current = false;
    setSending(false);
    return isSaved;
  }

  return { isSending, update };
}
