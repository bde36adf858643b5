export { cancelEmailChange } from './account-access/cancelEmailChange';
export {
  createAccountAccessStore,
  type AccountAccessState,
  type AccountAccessStore,
} from './account-access/createAccountAccessStore';
export { listIdentities } from './account-access/listIdentities';
export { providerNames } from './account-access/providerNames';
export type {
  LinkedIdentity as Identity,
  ActiveSession,
  AccountAccess,
} from './account-access/AccountAccess';
