import { useEffect, useState } from 'react';

/** Keeps an element mounted during its exit animation. @param exitMs the duration of the animation */
export function usePresence(isOpen: boolean, exitMs: number): boolean {
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) setIsPresent(true);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setIsPresent(false), exitMs);
    return () => clearTimeout(timer);
  }, [isOpen, exitMs]);
  return isOpen || isPresent;
}
