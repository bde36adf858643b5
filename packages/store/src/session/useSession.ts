import { useStore } from '../useStore';
import { useStoreState } from '../useStoreState';
import type { SessionState } from './SessionStore';

/** The visitor's session. */
export const useSession = (): SessionState => useStoreState(useStore().session);
