import { useEffect } from 'react';
import { useStore } from '../useStore';
import { useStoreState } from '../useStoreState';
import type { ProfileState } from './ProfileStore';

/** The member's profile, loaded when first used by a member; empty for a guest. */
export function useProfile(): ProfileState {
  const { profile, session } = useStore();
  const state = useStoreState(profile);
  const { status } = useStoreState(session);
  useEffect(() => {
    if (status === 'authenticated' && !profile.getState().profile) void profile.load();
  }, [profile, status]);
  return state;
}
