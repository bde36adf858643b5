import { useRef } from 'react';
import type { MouseEvent } from 'react';

const isOnBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget;

/**
 * Detects a whole press on the backdrop: one that begins in the dialog and ends outside, as when text is selected, or
 * the other way round, does not count.
 */
export function useBackdropClick(onPress: () => void) {
  const isPressed = useRef(false);
  return {
    onMouseDown: (event: MouseEvent) => {
      isPressed.current = isOnBackdrop(event);
    },
    onMouseUp: (event: MouseEvent) => {
      if (!isOnBackdrop(event)) isPressed.current = false;
    },
    onClick: () => {
      if (isPressed.current) onPress();
      isPressed.current = false;
    },
  };
}
