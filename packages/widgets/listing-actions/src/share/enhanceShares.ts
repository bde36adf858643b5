import type { EnhanceContext } from '@cityguide/widget-kit';
import {
  dressControl,
  type KeptContent,
  listenPresses,
  readName,
  setAttribute,
  swapWords,
} from '@cityguide/widget-kit/controls';
import { findMarked } from '../findMarked';
import type { ListingActionsMessages } from '../messages';
import { createStatus } from './createStatus';
import { readSharedPage } from './readSharedPage';
import { sharePage } from './sharePage';

/** How long the button says that the link was copied: long enough to be read, short enough to be pressed again. */
const COPIED_MS = 2500;

interface Shares {
  add(element: HTMLElement): void;
  stop(): void;
}

/** Buttons that hand on a place's address by what the browser has for it. */
export function enhanceShares(
  context: EnhanceContext,
  { words, kept }: { words: ListingActionsMessages; kept: KeptContent },
): Shares {
  const status = createStatus();

  function sayCopied(control: HTMLElement) {
    status.say(words.linkCopied);
    control.dataset.cgCopied = '';
    swapWords(control, kept, words.linkCopied);
    setTimeout(() => {
      delete control.dataset.cgCopied;
      swapWords(control, kept);
    }, COPIED_MS);
  }

  async function share(control: HTMLElement, element: HTMLElement) {
    status.prepare();
    if ((await sharePage(readSharedPage(element))) === 'copied') sayCopied(control);
  }

  listenPresses(context, { share: (control, element) => void share(control, element) });
  return {
    add(element) {
      const kind = { mark: 'share', words: words.share, find: findMarked('share') };
      const control = dressControl(element, kind, kept);
      const name = readName(element);
      if (name) setAttribute(control, 'aria-label', `${words.share} ${name}`);
    },
    stop: status.stop,
  };
}
