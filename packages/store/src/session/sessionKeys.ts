/** Keys of the group `profile` in the visitor's storage (SAVE-5). */
export const sessionKeys = {
  lastActive: 'profile/lastActiveSessionMoment',
  profileId: 'profile/profileId',
  lastUpdates: 'profile/lastUpdates',
} as const;
