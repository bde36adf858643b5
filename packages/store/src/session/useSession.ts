import { useStore } from '../useStore';
import { useStoreState } from '../useStoreState';
import type { SessionState } from './SessionStore';

/** Who the visitor is. */
export const useSession = (): SessionState => useStoreState(useStore().session);
