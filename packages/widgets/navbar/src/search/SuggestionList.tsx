import { useSite } from '@cityguide/store/react';
import type { Suggestion, SuggestionsState } from '@cityguide/store/suggestions';
import { Icon, Image, SearchIcon } from '@cityguide/ui';
import type { RefObject } from 'react';
import { markMatches } from './markMatches';
import styles from './SuggestionList.module.css';
import { optionId, SEARCH_KEY } from './useCombobox';
import { useSearchMessages } from './useSearchMessages';

interface SuggestionListProps {
  id: string;
  /** The form that the last row submits. */
  formId: string;
  listRef: RefObject<HTMLDivElement | null>;
  state: SuggestionsState;
  /** Key of the option that the arrow keys are on. */
  chosen: string | undefined;
}

/** Listings that match what was typed, and a row that searches for it. The focus stays in the field. */
export function SuggestionList({ id, formId, listRef, state, chosen }: SuggestionListProps) {
  const words = useSearchMessages();
  const [before, after] = words.searchFor;
  const optionProps = (key: string) => ({
    id: optionId(id, key),
    role: 'option',
    'aria-selected': chosen === key,
    tabIndex: -1,
    className: styles.option,
  });
  return (
    <div
      ref={listRef}
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={words.suggestions}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {state.items.map((listing) => (
        // A link, so that it can be opened in another tab like any other.
        <a key={listing.id} {...optionProps(String(listing.id))} href={listing.share_url ?? undefined}>
          <Place listing={listing} query={state.query} />
        </a>
      ))}
      <button type="submit" form={formId} {...optionProps(SEARCH_KEY)}>
        <span className={styles.glass}>
          <Icon shape={SearchIcon} size={20} />
        </span>
        <span className={styles.searchFor}>
          {before}
          {state.query}
          {after}
        </span>
      </button>
    </div>
  );
}

function Place({ listing, query }: { listing: Suggestion; query: string }) {
  const { imageServer } = useSite();
  const kind = listing.sub_type?.name ?? listing.type?.name;
  const facts = [kind, listing.default_neighborhood?.name].filter(Boolean).join(' · ');
  return (
    <>
      <span className={styles.picture}>
        <Image
          address={listing.image_url}
          alt=""
          width={80}
          height={80}
          command="resize_then_crop"
          server={imageServer}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Marked text={listing.name} query={query} />
        </span>{' '}
        {facts && (
          <span className={styles.facts}>
            <Marked text={facts} query={query} />
          </span>
        )}
      </span>
    </>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
