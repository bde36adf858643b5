import type { SaveButtonMessages } from './messages';

interface ControlState {
  isSaved: boolean;
  /** Of the place; empty where the page gives none, and the visible words are the control's name. */
  name: string;
  words: SaveButtonMessages;
}

/** Shows the state: pressed or not for everyone, in words for screen readers. Writes only what changes. */
export function paintControl(control: HTMLElement, { isSaved, name, words }: ControlState): void {
  setAttribute(control, 'aria-pressed', String(isSaved));
  if (name) setAttribute(control, 'aria-label', `${isSaved ? words.saved : words.save} ${name}`);
}

function setAttribute(control: HTMLElement, attribute: string, value: string): void {
  if (control.getAttribute(attribute) !== value) control.setAttribute(attribute, value);
}
