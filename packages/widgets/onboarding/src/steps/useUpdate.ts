import { useStore } from '@cityguide/store/react';
import type { ProfileStore } from '@cityguide/store';
import { useRef, useState } from 'react';

type Patch = Parameters<ProfileStore['update']>[0];

/** Sends a change of the profile once, however often it is asked to; tells whether the server has taken it. */
export function useUpdate(): { isSending: boolean; update(patch: Patch): Promise<boolean> } {
  const { profile } = useStore();
  const [isSending, setSending] = useState(false);
  const guard = useRef(false);

  async function update(patch: Patch): Promise<boolean> {
    if (guard.current) return false;
    guard.current = true;
    setSending(true);
    const isTaken = await profile.update(patch);
    guard.current = false;
    setSending(false);
    return isTaken;
  }

  return { isSending, update };
}
