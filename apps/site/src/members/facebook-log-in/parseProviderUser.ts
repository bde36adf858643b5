import { z } from 'zod';
import { profilesRoutes } from '@cityguide/api/contract';

/** The visitor's identity at the provider. */
export interface ProviderUser {
  id: string;
  fullName: string;
  /** Undefined if they do not share it. */
  email: string | undefined;
  /** Whether the provider says that the address is verified. */
  isEmailVerified: boolean;
}

const MAX_NAME_LENGTH = 255;
const { body: emailSchema } = profilesRoutes.resetPassword;

const responseSchema = z.object({
  id: z.union([z.string().min(1).max(255), z.number().int().transform(String)]),
  name: z.string().catch(''),
  email: z.string().optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
});

/** Parses the provider's response; undefined if it has no id. Pictures are ignored: avatars are our own files. */
export function parseProviderUser(json: unknown): ProviderUser | undefined {
  const { data } = responseSchema.safeParse(json);
  if (!data) return undefined;
  // An address that the sign-up would reject is ignored.
  const email = emailSchema.safeParse({ email: data.email }).data?.email;
  return {
    id: data.id,
    fullName: data.name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH),
    email,
    isEmailVerified: email !== undefined && data.email_verified === true,
  };
}
