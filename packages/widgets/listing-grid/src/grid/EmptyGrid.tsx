import { useStore } from '@cityguide/store/react';
import { Button, CompassIcon } from '@cityguide/ui';
import { EmptyState } from '@cityguide/ui/empty-state';
import type { ListingGridMessages } from '../messages';

interface EmptyGridProps {
  /** The visitor's search, or empty. */
  keywords: string;
  messages: ListingGridMessages;
  onClear(): void;
}

/** The empty state, with a way to clear the search or to find all places. */
export function EmptyGrid({ keywords, messages, onClear }: EmptyGridProps) {
  const { paths } = useStore();
  return (
    <EmptyState
      icon={CompassIcon}
      text={keywords ? messages.noMatches(keywords) : messages.noPlaces}
      link={{ href: paths.places, text: messages.allPlaces }}
      action={
        keywords ? (
          <Button variant="secondary" onClick={onClear}>
            <span>{messages.clearSearch}</span>
          </Button>
        ) : undefined
      }
    />
  );
}
