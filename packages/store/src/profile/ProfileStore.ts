import type { Profile, ProfilePatch } from '@cityguide/api/client';
import type { StoreApi } from 'zustand/vanilla';

export type NewsletterSettings = Pick<Profile, Extract<keyof Profile, `is_${string}`>>;

/** Numbers of the member's things, as `profiles/me/dashboard/` tells them. */
export type Counts = Readonly<Record<string, number>>;

/** AUTH-19. */
export interface ProfileState {
  profile: Profile | null;
  isAuthenticated: boolean;
  /** First message of a failed update. */
  updateProfileError: string | null;
  profileUpdatedSuccessful: boolean;
  newsletterSettings: NewsletterSettings | null;
  emailError: string | null;
  counts: Counts | null;
}

/** The member's own profile (AUTH-5). */
export interface ProfileStore extends StoreApi<ProfileState> {
  /** Loads the profile; callers at the same time share one request. Loaded anew when another member logs in. Never rejects. */
  load(): Promise<void>;
  update(patch: ProfilePatch): Promise<void>;
}
