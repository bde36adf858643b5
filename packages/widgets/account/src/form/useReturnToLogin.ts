import { useStore } from '@cityguide/store/react';

/** Returns to the log-in and keeps the intent that it was opened with. */
export function useReturnToLogin(): () => void {
  const { login } = useStore();
  return () => {
    const { callerControl, objectId, ratingValue } = login.getState();
    login.displayLogin({
      callerControl: callerControl ?? undefined,
      objectId: objectId ?? undefined,
      ratingValue: ratingValue ?? undefined,
    });
  };
}
