export { createCounts, type CountsSource } from './dashboard/createCounts';
export {
  createNewsletterSettings,
  type NewsletterChoices,
  type NewsletterChoiceStore,
} from './dashboard/createNewsletterSettings';
export { createOwnPhotos, type OwnPhotos, type OwnPhotosState } from './dashboard/createOwnPhotos';
export { createSavedPage } from './dashboard/createSavedPage';
export type { OwnListState } from './dashboard/OwnListState';
export { deleteAccount, takeOwnData } from './dashboard/ownData';
export type { RowNotice, SavedPage, SavedPageState, SavedRow } from './dashboard/SavedPage';
