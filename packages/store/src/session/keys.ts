/** Keys of the group `profile` in the visitor's storage (SAVE-5). */
export const sessionKeys = {
  moment: 'profile/lastActiveSessionMoment',
  profileId: 'profile/profileId',
  lastUpdates: 'profile/lastUpdates',
} as const;
