export { createSuggestions } from './suggestions/createSuggestions';
export type { Suggestion, SuggestionsState, SuggestionsStore } from './suggestions/SuggestionsStore';
