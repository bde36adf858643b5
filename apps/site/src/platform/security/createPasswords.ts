import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from './createTurns';

/** What one hash costs; the default is OWASP's: 19 MiB, two rounds. */
export interface PasswordCost {
  memoryKib: number;
  rounds: number;
  /** How many may wait for each place that hashes; the others are told that the site is busy. */
  maxWaiting?: number;
}

export const defaultPasswordCost: PasswordCost = { memoryKib: 19_456, rounds: 2 };

/**
 * A password as it is hashed: as typed, in Unicode's NFC, as RFC 8265 has it. Keyboards and systems write the same é
 * in two ways, and nobody can see which.
 */
function normalise(password: string): string {
  return password.normalize('NFC');
}

/** One core is left to the event loop: whoever only reads a page must not wait for those who log in. */
const HASHES_AT_ONCE = Math.max(1, availableParallelism() - 1);
/** One waits a second or two at the end of such a line; who waits longer has gone, or asks again. */
const MAX_WAITING = 100;

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashes and checks passwords with argon2id, which is what the driver takes by itself. Where too many wait already,
 * both reject with ServerBusy.
 */
export function createPasswords({ memoryKib, rounds, maxWaiting = MAX_WAITING }: PasswordCost) {
  const options = { memoryCost: memoryKib, timeCost: rounds, parallelism: 1 };
  const inTurn = createTurns({ places: HASHES_AT_ONCE, maxWaiting: maxWaiting * HASHES_AT_ONCE });
  const nobodysHash = hash(randomBytes(32), options);
  nobodysHash.catch(() => undefined);

  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(normalise(password), options)),
    /** Costs the same where there is no account to check against, so that a clock cannot tell. */
    async isRight(password: string, passwordHash: string | undefined): Promise<boolean> {
      const present = passwordHash ?? (await nobodysHash);
      const matches = await inTurn(() => verify(present, normalise(password)));
      return matches && passwordHash !== undefined;
    },
  };
}
