import { CloseIcon, SearchIcon } from '@cityguide/ui';
import type { HoverIconData } from '../definition';
import { HoverIcon } from '../hover-icon/HoverIcon';
import { useHoverAnimation } from '../hover-icon/useHoverAnimation';
import { useMessages } from '../catalogue/useMessages';
import { PanelButton } from './PanelButton';

interface SearchButtonProps {
  /** Id of the search panel. */
  controls: string;
  isOpen: boolean;
  pictures: HoverIconData | undefined;
  onPress(): void;
}

/** Opens the search; its icon is animated on hover (NAV-13). */
export function SearchButton({ isOpen, pictures, ...rest }: SearchButtonProps) {
  const messages = useMessages();
  const { isPlaying, play } = useHoverAnimation();
  return (
    <PanelButton
      {...rest}
      panel="search"
      action="search"
      isOpen={isOpen}
      label={isOpen ? messages.closeSearch : messages.openSearch}
      icon={isOpen ? CloseIcon : SearchIcon}
      onPointerEnter={play}
    >
      {isOpen ? undefined : <HoverIcon isPlaying={isPlaying} pictures={pictures} />}
    </PanelButton>
  );
}
