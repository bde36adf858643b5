import type { Profile, ProfilePatch } from '@cityguide/api/client';
import type { StoreApi } from 'zustand/vanilla';

export type NewsletterSettings = Pick<Profile, Extract<keyof Profile, `is_${string}`>>;

/** Numbers of the member's saved objects and photos, from `profiles/me/dashboard/`. */
export type Counts = Readonly<Record<string, number>>;

/** The server's first message for each rejected field, without the prefix `* `. */
export type ProfileFieldErrors = Readonly<Partial<Record<keyof ProfilePatch, string>>>;

/** AUTH-19. */
export interface ProfileState {
  profile: Profile | null;
  isAuthenticated: boolean;
  /** First message of a failed update. */
  updateProfileError: string | null;
  /** The same by field; empty if the error concerns none of the sent fields. */
  updateProfileFieldErrors: ProfileFieldErrors;
  profileUpdatedSuccessful: boolean;
  newsletterSettings: NewsletterSettings | null;
  emailError: string | null;
  counts: Counts | null;
}

/** The member's own profile (AUTH-5). */
export interface ProfileStore extends StoreApi<ProfileState> {
  /**
   * Loads the profile; simultaneous callers share one request. Loaded again when another member logs in. Never rejects.
   */
  load(): Promise<void>;
  /**
   * Changes the fields of the patch, one or several. Updates run one after the other. Never rejects: errors are in the
   * state.
   * @returns whether the server has accepted it
   */
  update(patch: ProfilePatch): Promise<boolean>;
  /** Clears the messages and the success flag of the latest update. */
  clearUpdate(): void;
}
