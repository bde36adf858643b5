import { IconButton } from '@cityguide/ui';
import type { ComponentProps } from 'react';
import { triggerOf } from '../panels/BarPart';
import type { PanelName } from '../panels/BarPart';

interface PanelButtonProps extends Pick<
  ComponentProps<typeof IconButton>,
  'label' | 'shape' | 'children' | 'onPointerEnter' | 'aria-busy'
> {
  panel: PanelName;
  /** Id of the panel. */
  controls: string;
  isOpen: boolean;
  /** What the CMS's own bar calls this action: a click made there before the widget was ready is done again here. */
  action: 'menu' | 'search' | 'login';
  onPress(): void;
}

/** A round button of the bar that opens and closes a panel. */
export function PanelButton({ panel, controls, isOpen, action, onPress, ...looks }: PanelButtonProps) {
  return (
    <IconButton
      {...looks}
      {...triggerOf(panel)}
      data-cg-action={action}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
    />
  );
}
