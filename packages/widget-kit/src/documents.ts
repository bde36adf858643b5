export { backendStates } from './definition/Scenario';
export { getControls, type Control } from './documents/getControls';
export { formatOptionTable } from './documents/formatOptionTable';
export { createSnippet, type SnippetOptions } from './documents/createSnippet';
