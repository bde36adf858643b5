import { useStore } from '../useStore';
import { useStoreState } from '../useStoreState';
import type { LoginState } from './LoginStore';

/** State of the account dialogs; the actions are `useStore().login`. */
export const useLogin = (): LoginState => useStoreState(useStore().login);
