export { createCounts, type CountsStore } from './dashboard/createCounts';
export {
  createNewsletterSettings,
  type NewsletterSettingsState,
  type NewsletterSettingsStore,
} from './dashboard/createNewsletterSettings';
export { createOwnPhotos, type OwnPhotosStore, type OwnPhotosState } from './dashboard/createOwnPhotos';
export { createSavedPage } from './dashboard/createSavedPage';
export type { OwnListState } from './dashboard/OwnListState';
export { deleteAccount, exportAccountData } from './dashboard/accountData';
export type { RowNotice, SavedPage, SavedPageState, SavedRow } from './dashboard/SavedPage';
