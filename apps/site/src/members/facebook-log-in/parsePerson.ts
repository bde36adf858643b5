import { z } from 'zod';
import { profilesRoutes } from '@cityguide/api/contract';

/** Who the visitor is at the provider. */
export interface Person {
  id: string;
  fullName: string;
  /** Undefined where they kept it to themselves. */
  email: string | undefined;
  /** The provider says that the address is proven; silence counts as no. */
  isEmailVerified: boolean;
}

const NAME_LENGTH = 255;
const { body: emailForm } = profilesRoutes.resetPassword;

const answer = z.object({
  id: z.union([z.string().min(1).max(255), z.number().int().transform(String)]),
  name: z.string().catch(''),
  email: z.string().optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
});

/** Reads the provider's answer; undefined where it does not even say an id. Pictures stay there: ours are our own files. */
export function parsePerson(json: unknown): Person | undefined {
  const { data } = answer.safeParse(json);
  if (!data) return undefined;
  // An address that a sign-up would refuse is none.
  const email = emailForm.safeParse({ email: data.email }).data?.email;
  return {
    id: data.id,
    fullName: data.name.replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH),
    email,
    isEmailVerified: email !== undefined && data.email_verified === true,
  };
}
