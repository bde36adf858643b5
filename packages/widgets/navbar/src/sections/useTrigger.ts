import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusPressed } from '@cityguide/ui';
import type { BarPart } from '../panels/BarPart';
import type { BarParts } from '../panels/useBarParts';

interface TriggerSettings {
  part: BarPart;
  parts: BarParts;
}

/**
 * How a section opens its sub menu: a mouse by resting on it (a click then follows the link), a finger by the first tap,
 * the keyboard by Enter, Space or Arrow Down.
 */
export function useTrigger({ part, parts }: TriggerSettings) {
  const pressedBy = useRef('');

  function openFromKeyboard(event: KeyboardEvent<HTMLElement>) {
    const item = event.currentTarget.parentElement;
    event.preventDefault();
    if (event.key === ' ') return parts.toggle(part);
    flushSync(() => parts.show(part));
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
        const isMouse = pressedBy.current === 'mouse';
        pressedBy.current = '';
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        // A mouse opens by resting, so its click means the section itself; More has no page, so it is only shown.
        if (isMouse && event.currentTarget.hasAttribute('href')) return;
        event.preventDefault();
        if (isMouse) parts.show(part);
        else parts.toggle(part);
      },
    },
  };
}
