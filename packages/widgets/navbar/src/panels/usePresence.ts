import { useEffect, useState } from 'react';

/**
 * Keeps something in the page while it moves out of sight.
 * @param leaveMs how long that takes
 */
export function usePresence(isOpen: boolean, leaveMs: number): boolean {
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) setIsPresent(true);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setIsPresent(false), leaveMs);
    return () => clearTimeout(timer);
  }, [isOpen, leaveMs]);
  return isOpen || isPresent;
}
