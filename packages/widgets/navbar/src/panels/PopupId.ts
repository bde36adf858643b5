/** What opens from the bar: the panel of a button, or the sub menu of a section. Only one is open at a time. */
export type PopupId = PanelName | `section-${string}`;
export type PanelName = 'menu' | 'search' | 'profile';

/** Marks the control that opens a popup, so that the focus can return to it. */
export const triggerProps = (popupId: PopupId) => ({ 'data-bar-trigger': popupId });
