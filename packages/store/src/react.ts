export { useList } from './lists/useList';
export { useLogin } from './login/useLogin';
export { useProfile } from './profile/useProfile';
export { useSaved } from './saved/useSaved';
export { useSession } from './session/useSession';
export { StoreProvider, useStore } from './storeContext';
export { useSite } from './useSite';
export { useStoreState } from './useStoreState';
