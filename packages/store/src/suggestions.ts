export { createSuggestionsStore } from './suggestions/createSuggestionsStore';
export type { Suggestion, SuggestionsState, SuggestionsStore } from './suggestions/SuggestionsStore';
