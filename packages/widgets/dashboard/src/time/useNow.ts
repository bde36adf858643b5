import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present moment in milliseconds, told anew every minute, so that ages do not stand still. */
export function useNow(): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
