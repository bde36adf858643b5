import type { Profile, ProfilePatch } from '@cityguide/api/client';
import type { StoreApi } from 'zustand/vanilla';

export type NewsletterSettings = Pick<Profile, Extract<keyof Profile, `is_${string}`>>;

/** Numbers of the member's things, as `profiles/me/dashboard/` tells them. */
export type Counts = Readonly<Record<string, number>>;

/** First message of each field that the server refused, as it words it, without the prefix `* `. */
export type ProfileFieldErrors = Readonly<Partial<Record<keyof ProfilePatch, string>>>;

/** AUTH-19. */
export interface ProfileState {
  profile: Profile | null;
  isAuthenticated: boolean;
  /** First message of a failed update. */
  updateProfileError: string | null;
  /** The same, by field; empty where the failure is about no field that was sent. */
  updateProfileFieldErrors: ProfileFieldErrors;
  profileUpdatedSuccessful: boolean;
  newsletterSettings: NewsletterSettings | null;
  emailError: string | null;
  counts: Counts | null;
}

/** The member's own profile (AUTH-5). */
export interface ProfileStore extends StoreApi<ProfileState> {
  /** Loads the profile; callers at the same time share one request. Loaded anew when another member logs in. Never rejects. */
  load(): Promise<void>;
  /**
   * Changes what the patch names, several fields at once or one. Updates go one after the other. Never rejects: what
   * went wrong is in the state.
   * @returns whether the server has taken it
   */
  update(patch: ProfilePatch): Promise<boolean>;
  /** Takes the messages and the success of the latest update away. */
  clearUpdate(): void;
}
