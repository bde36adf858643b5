import { randomUUID } from 'node:crypto';

/** Somebody who has an account at the stand-in. */
export interface StandInPerson {
  id: string;
  name: string;
  email?: string;
  email_verified?: boolean;
  /** What choosing them shows. */
  shows: string;
}

const SOMEBODY_NEW = 'new';

/** Each leads to another end of the log-in. */
export const standInPeople: readonly StandInPerson[] = [
  {
    id: '1001',
    name: 'Nadia Okafor',
    email: 'nadia.okafor@example.com',
    email_verified: true,
    shows: 'Becomes a member the first time, and is one from then on.',
  },
  {
    id: '1002',
    name: 'Demo Reader',
    email: 'demo@example.com',
    shows: 'Has the email address of a member, who must type the password once.',
  },
  { id: '1003', name: 'Sam Lavoie', shows: 'Keeps the email address to themselves.' },
  { id: SOMEBODY_NEW, name: 'Somebody new', shows: 'Was never here before.' },
];

/** The person of that id; somebody new is another one each time. */
export function findPerson(id: unknown): StandInPerson | undefined {
  const person = standInPeople.find((candidate) => candidate.id === id);
  if (person?.id !== SOMEBODY_NEW) return person;
  const fresh = randomUUID().slice(0, 8);
  return {
    ...person,
    id: `new-${fresh}`,
    name: 'Robin Newcomer',
    email: `robin.${fresh}@example.com`,
    email_verified: true,
  };
}
