import { IconButton } from '@cityguide/ui';
import type { ComponentProps } from 'react';
import { triggerProps } from '../panels/PopupId';
import type { PanelName } from '../panels/PopupId';

interface PanelButtonProps extends Pick<
  ComponentProps<typeof IconButton>,
  'label' | 'icon' | 'children' | 'onPointerEnter' | 'aria-busy'
> {
  panel: PanelName;
  /** Id of the panel. */
  controls: string;
  isOpen: boolean;
  /** The name of this action in the CMS's own bar: a click there before the widget was ready is replayed here. */
  action: 'menu' | 'search' | 'login';
  onPress(): void;
}

/** A round button of the bar that opens and closes a panel. */
export function PanelButton({ panel, controls, isOpen, action, onPress, ...looks }: PanelButtonProps) {
  return (
    <IconButton
      {...looks}
      {...triggerProps(panel)}
      data-cg-action={action}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
    />
  );
}
