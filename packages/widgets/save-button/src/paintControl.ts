import type { SaveButtonMessages } from './messages';

interface ControlState {
  isSaved: boolean;
  /** Of the place; empty where the page gives none, and the visible words are the control's name. */
  name: string;
  words: SaveButtonMessages;
}

/**
 * Shows the state by `aria-pressed` alone: a name that changed as well would be heard as 'Saved, pressed', and a listener
 * who looks for 'Save …' again would not find it. Writes only what changes.
 */
export function paintControl(control: HTMLElement, { isSaved, name, words }: ControlState): void {
  setAttribute(control, 'aria-pressed', String(isSaved));
  if (name) setAttribute(control, 'aria-label', `${words.save} ${name}`);
}

function setAttribute(control: HTMLElement, attribute: string, value: string): void {
  if (control.getAttribute(attribute) !== value) control.setAttribute(attribute, value);
}
