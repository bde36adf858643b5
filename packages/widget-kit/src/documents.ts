export { backendStates } from './definition/Scenario';
export { controlsOf, type Control } from './documents/controlsOf';
export { optionTable } from './documents/optionTable';
export { snippetOf, type SnippetChoices } from './documents/snippetOf';
