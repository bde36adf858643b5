import type { Language } from '@cityguide/site-config';

export interface SearchMessages {
  suggestions: string;
  /** Announced when a response has arrived. */
  found(count: number): string;
  /** The last row, in two parts around the query. */
  searchFor: readonly [before: string, after: string];
}

const english: SearchMessages = {
  suggestions: 'Suggestions',
  found: (count) => {
    if (count === 0) return 'No suggestions.';
    return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrow keys to choose.`;
  },
  searchFor: ['Search for “', '”'],
};

const french: SearchMessages = {
  suggestions: 'Suggestions',
  found: (count) => {
    if (count === 0) return 'Aucune suggestion.';
    return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Utilisez les flèches haut et bas pour choisir.`;
  },
  searchFor: ['Rechercher « ', ' »'],
};

/** The text about suggestions, by language. */
export const searchMessages: Record<Language, SearchMessages> = { 'en-CA': english, 'fr-CA': french };
