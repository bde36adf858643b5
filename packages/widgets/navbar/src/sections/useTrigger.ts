import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusPressed } from '@cityguide/ui';
import type { BarPart } from '../panels/BarPart';
import type { BarParts } from '../panels/useBarParts';

interface TriggerSettings {
  part: BarPart;
  isOpen: boolean;
  parts: BarParts;
}

/**
 * How a section opens its sub menu: a mouse by resting on it (a click then follows the link), a finger by the first tap,
 * the keyboard by Enter, Space or Arrow Down.
 */
export function useTrigger({ part, isOpen, parts }: TriggerSettings) {
  const pressedBy = useRef('');

  function openFromKeyboard(event: KeyboardEvent<HTMLElement>) {
    const item = event.currentTarget.parentElement;
    event.preventDefault();
    if (event.key === ' ') return parts.toggle(part);
    if (!isOpen) flushSync(() => parts.toggle(part));
    item?.querySelector<HTMLElement>('[data-sheet] a')?.focus();
  }

  return {
    item: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && parts.hover(part),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && parts.leave(part),
    },
    trigger: {
      onPointerDown: (event: PointerEvent) => (pressedBy.current = event.pointerType),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        pressedBy.current = '';
        if (event.key === 'ArrowDown' || event.key === ' ') openFromKeyboard(event);
      },
      onClick(event: MouseEvent<HTMLElement>) {
        focusPressed(event);
        const isModified = event.metaKey || event.ctrlKey || event.shiftKey;
        // A mouse has opened it by resting on it: its click means the section itself.
        if (isModified || (pressedBy.current === 'mouse' && isOpen)) return;
        event.preventDefault();
        parts.toggle(part);
      },
    },
  };
}
