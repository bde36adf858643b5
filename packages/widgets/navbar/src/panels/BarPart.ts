/** What opens from the bar: a panel of one of its buttons, or the sub menu of a section. One at a time. */
export type BarPart = PanelName | `section-${string}`;
export type PanelName = 'menu' | 'search' | 'profile';

/** Marks the control that opens a part, so that the focus can go back to it. */
export const triggerOf = (part: BarPart) => ({ 'data-bar-trigger': part });
