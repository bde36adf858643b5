import { randomUUID } from 'node:crypto';

/** A user with an account at the mock provider. */
export interface MockUser {
  id: string;
  name: string;
  email?: string;
  email_verified?: boolean;
  /** What logging in as this user demonstrates. */
  description: string;
}

const NEW_USER_ID = 'new';

/** Each leads to another outcome of the log-in. */
export const mockUsers: readonly MockUser[] = [
  {
    id: '1001',
    name: 'Nadia Okafor',
    email: 'nadia.okafor@example.com',
    email_verified: true,
    description: 'Becomes a member the first time, and is one from then on.',
  },
  {
    id: '1002',
    name: 'Demo Reader',
    email: 'demo@example.com',
    description: 'Has the email address of a member, who must type the password once.',
  },
  { id: '1003', name: 'Sam Lavoie', description: 'Keeps the email address to themselves.' },
  { id: NEW_USER_ID, name: 'Somebody new', description: 'Was never here before.' },
];

/** The user with this id; `new` creates another user each time. */
export function findMockUser(id: unknown): MockUser | undefined {
  const user = mockUsers.find((candidate) => candidate.id === id);
  if (user?.id !== NEW_USER_ID) return user;
  const suffix = randomUUID().slice(0, 8);
  return {
    ...user,
    id: `new-${suffix}`,
    name: 'Robin Newcomer',
    email: `robin.${suffix}@example.com`,
    email_verified: true,
  };
}
