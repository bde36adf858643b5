import { useSite } from '@cityguide/store/react';
import type { Suggestion, SuggestionsState } from '@cityguide/store/suggestions';
import { Icon, Image, SearchIcon } from '@cityguide/ui';
import type { RefObject } from 'react';
import { highlightMatches } from './highlightMatches';
import styles from './SuggestionList.module.css';
import { optionId, SEARCH_KEY } from './useCombobox';
import { useSearchMessages } from './useSearchMessages';

interface SuggestionListProps {
  id: string;
  /** The form that the last row submits. */
  formId: string;
  listRef: RefObject<HTMLDivElement | null>;
  state: SuggestionsState;
  /** Key of the active option. */
  activeKey: string | undefined;
}

/** Listings that match what was typed, and a row that searches for it. The focus stays in the field. */
export function SuggestionList({ id, formId, listRef, state, activeKey }: SuggestionListProps) {
  const messages = useSearchMessages();
  const [before, after] = messages.searchFor;
  const optionProps = (key: string) => ({
    id: optionId(id, key),
    role: 'option',
    'aria-selected': activeKey === key,
    tabIndex: -1,
    className: styles.option,
  });
  return (
    <div
      ref={listRef}
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={messages.suggestions}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {state.items.map((listing) => (
        // A link, so that it can be opened in a new tab.
        <a key={listing.id} {...optionProps(String(listing.id))} href={listing.share_url ?? undefined}>
          <SuggestionContent listing={listing} query={state.query} />
        </a>
      ))}
      <button type="submit" form={formId} {...optionProps(SEARCH_KEY)}>
        <span className={styles.glass}>
          <Icon icon={SearchIcon} size={20} />
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

function SuggestionContent({ listing, query }: { listing: Suggestion; query: string }) {
  const { imageServer } = useSite();
  const kind = listing.sub_type?.name ?? listing.type?.name;
  const facts = [kind, listing.default_neighborhood?.name].filter(Boolean).join(' · ');
  return (
    <>
      <span className={styles.picture}>
        <Image
          url={listing.image_url}
          alt=""
          width={80}
          height={80}
          command="resize_then_crop"
          baseUrl={imageServer}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <HighlightedText text={listing.name} query={query} />
        </span>{' '}
        {facts && (
          <span className={styles.facts}>
            <HighlightedText text={facts} query={query} />
          </span>
        )}
      </span>
    </>
  );
}

function HighlightedText({ text, query }: { text: string; query: string }) {
  return highlightMatches(text, query).map((segment, index) =>
    segment.isMatch ? (
      <mark key={index} className={styles.match}>
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  );
}
