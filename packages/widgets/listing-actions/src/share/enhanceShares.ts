import type { EnhanceContext } from '@cityguide/widget-kit';
import {
  enhanceControl,
  listenForPresses,
  getObjectName,
  setAttributeIfChanged,
  swapText,
} from '@cityguide/widget-kit/controls';
import { findActionControl } from '../findActionControl';
import type { ListingActionsMessages } from '../messages';
import { createLiveRegion } from './createLiveRegion';
import { readSharedPage } from './readSharedPage';
import { sharePage } from './sharePage';

/** How long the button says that the link was copied: long enough to be read, short enough to be pressed again. */
const COPIED_MS = 2500;

interface Shares {
  add(element: HTMLElement): void;
  stop(): void;
}

/** Buttons that share a listing's URL with what the browser offers. */
export function enhanceShares(context: EnhanceContext, messages: ListingActionsMessages): Shares {
  const liveRegion = createLiveRegion();

  function showCopied(control: HTMLElement) {
    liveRegion.announce(messages.linkCopied);
    control.dataset.cgCopied = '';
    swapText(control, messages.linkCopied);
    setTimeout(() => {
      delete control.dataset.cgCopied;
      swapText(control);
    }, COPIED_MS);
  }

  async function share(control: HTMLElement, element: HTMLElement) {
    liveRegion.prepare();
    if ((await sharePage(readSharedPage(element))) === 'copied') showCopied(control);
  }

  listenForPresses(context, { share: (control, element) => void share(control, element) });
  return {
    add(element) {
      const kind = { name: 'share', label: messages.share, find: findActionControl('share') };
      const control = enhanceControl(element, kind);
      const name = getObjectName(element);
      if (name) setAttributeIfChanged(control, 'aria-label', `${messages.share} ${name}`);
    },
    stop: liveRegion.stop,
  };
}
