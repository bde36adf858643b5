export { cancelEmailChange } from './ways-in/cancelEmailChange';
export { createWaysIn, type WaysInState, type WaysInStore } from './ways-in/createWaysIn';
export { listIdentities } from './ways-in/listIdentities';
export { providerNames } from './ways-in/providerNames';
export type { Identity, Session, WaysIn } from './ways-in/WaysIn';
