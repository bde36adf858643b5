import { useStore } from '@cityguide/store/react';

/** Goes back to the log-in and keeps what it was opened for. */
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
