import type { PhotoList } from '@cityguide/store/photos';
import type { ComponentType } from 'react';

export interface UploadPanelProps {
  listingId: number;
  /** Takes the new photos, so that all widgets of the page show them. */
  list: PhotoList;
  onClose(): void;
}

/** Loads the panel in which photos are added. Undefined while there is none: nobody is offered what cannot be done. */
export const loadUploadPanel: (() => Promise<ComponentType<UploadPanelProps>>) | undefined = undefined;
