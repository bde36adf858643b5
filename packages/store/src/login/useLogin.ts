import { useStore } from '../useStore';
import { useStoreState } from '../useStoreState';
import type { LoginState } from './LoginStore';

/** State of the login, sign-up and reset dialogs; the actions are `useStore().login`. */
export const useLogin = (): LoginState => useStoreState(useStore().login);
