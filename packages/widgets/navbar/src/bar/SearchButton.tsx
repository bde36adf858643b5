import { CloseIcon, SearchIcon } from '@cityguide/ui';
import type { HoverIconData } from '../definition';
import { HoverIcon } from '../hover-icon/HoverIcon';
import { useHoverPlay } from '../hover-icon/useHoverPlay';
import { useMessages } from '../words/useMessages';
import { PanelButton } from './PanelButton';

interface SearchButtonProps {
  /** Id of the search panel. */
  controls: string;
  isOpen: boolean;
  pictures: HoverIconData | undefined;
  onPress(): void;
}

/** Opens the search; its icon moves a little when the mouse comes (NAV-13). */
export function SearchButton({ isOpen, pictures, ...rest }: SearchButtonProps) {
  const words = useMessages();
  const { isPlaying, play } = useHoverPlay();
  return (
    <PanelButton
      {...rest}
      panel="search"
      action="search"
      isOpen={isOpen}
      label={isOpen ? words.closeSearch : words.openSearch}
      shape={isOpen ? CloseIcon : SearchIcon}
      onPointerEnter={play}
    >
      {isOpen ? undefined : <HoverIcon isPlaying={isPlaying} pictures={pictures} />}
    </PanelButton>
  );
}
