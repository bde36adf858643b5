import { keepTabInside } from '@cityguide/ui/plain';
import { drawButton } from './drawing/drawButton';
import { make } from './drawing/make';
import type { PhotoViewerMessages } from '../messages';

interface ViewActions {
  close(): void;
  step(by: 1 | -1): void;
  share(): void;
}

export interface View {
  dialog: HTMLElement;
  counter: HTMLElement;
  /** What was done, in words: a link was copied. */
  note: HTMLElement;
  /** Where the picture is. */
  stage: HTMLElement;
  /** Beside or below it. */
  side: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
}

/** The viewer without a photo. */
export function drawView(words: PhotoViewerMessages, { close, step, share }: ViewActions): View {
  const counter = make('p', { className: 'cg-photo-counter' });
  const note = make('p', { className: 'cg-photo-note' });
  const previous = drawButton('previous', words.previous, () => step(-1));
  const next = drawButton('next', words.next, () => step(1));
  const stage = make('div', { className: 'cg-photo-stage' });
  const side = make('div', { className: 'cg-photo-side' });
  const bar = make('div', { className: 'cg-photo-bar' }, [
    counter,
    note,
    drawButton('share', words.share, share),
    drawButton('close', words.close, close),
  ]);
  const naming = { role: 'dialog', ariaModal: 'true', ariaLabel: words.viewer };
  const dialog = make('div', { className: 'cg-photo-viewer', tabIndex: -1, ...naming }, [
    make('div', { className: 'cg-photo-main' }, [bar, stage, previous, next]),
    side,
  ]);
  dialog.addEventListener('keydown', (event) =>
    keepTabInside(event as typeof event & { currentTarget: HTMLElement }),
  );
  return { dialog, counter, note, stage, side, previous, next };
}
