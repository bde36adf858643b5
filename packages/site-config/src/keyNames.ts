/** Values of `event.key` that widgets handle (NAV-14). Backspace has no action of its own. */
export const keyNames = { escape: 'Escape', enter: 'Enter', backspace: 'Backspace' } as const;
