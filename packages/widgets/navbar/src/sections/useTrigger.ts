import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusPressed } from '@cityguide/ui';
import type { PopupId } from '../panels/PopupId';
import type { Popups } from '../panels/usePopups';

interface TriggerOptions {
  popupId: PopupId;
  popups: Popups;
}

/**
 * How a section opens its sub menu: by hover with a mouse (a click then follows the link), by the first tap on touch
 * screens, by Enter, Space or Arrow Down with the keyboard.
 */
export function useTrigger({ popupId, popups }: TriggerOptions) {
  const lastPointerType = useRef('');

  function openFromKeyboard(event: KeyboardEvent<HTMLElement>) {
    const item = event.currentTarget.parentElement;
    event.preventDefault();
    if (event.key === ' ') return popups.toggle(popupId);
    flushSync(() => popups.show(popupId));
    item?.querySelector<HTMLElement>('[data-sheet] a')?.focus();
  }

  return {
    item: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && popups.hover(popupId),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && popups.leave(popupId),
    },
    trigger: {
      onPointerDown: (event: PointerEvent) => (lastPointerType.current = event.pointerType),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        lastPointerType.current = '';
        if (event.key === 'ArrowDown' || event.key === ' ') openFromKeyboard(event);
      },
      onClick(event: MouseEvent<HTMLElement>) {
        focusPressed(event);
        const isMouse = lastPointerType.current === 'mouse';
        lastPointerType.current = '';
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        // A mouse opens it by hover, so its click follows the link; More has no page, so a click only shows it.
        if (isMouse && event.currentTarget.hasAttribute('href')) return;
        event.preventDefault();
        if (isMouse) popups.show(popupId);
        else popups.toggle(popupId);
      },
    },
  };
}
