export { useList } from './lists/useList';
export { useLogin } from './login/useLogin';
export { useProfile } from './profile/useProfile';

export { useRating, useSaved, useTodoDone } from './saved/useSaved';

export { useSession } from './session/useSession';
export { StoreProvider } from './StoreProvider';
export { useStore } from './useStore';
export { useSite } from './useSite';
export { useStoreState } from './useStoreState';
