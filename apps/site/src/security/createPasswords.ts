import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** What one hash costs; the default is OWASP's: 19 MiB, two rounds. */
export interface PasswordCost {
  memoryKib: number;
  rounds: number;
}

export const defaultPasswordCost: PasswordCost = { memoryKib: 19_456, rounds: 2 };

/**
 * A password as it is hashed: as typed, in Unicode's NFC, as RFC 8265 has it. Keyboards and systems write the same é
 * in two ways, and nobody can see which.
 */
function normalise(password: string): string {
  return password.normalize('NFC');
}

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and checks passwords with argon2id, which is what the driver takes by itself. */
export function createPasswords({ memoryKib, rounds }: PasswordCost) {
  const options = { memoryCost: memoryKib, timeCost: rounds, parallelism: 1 };
  const nobodysHash = hash(randomBytes(32), options);
  nobodysHash.catch(() => undefined);

  return {
    hash: (password: string): Promise<string> => hash(normalise(password), options),
    /** Costs the same where there is no account to check against, so that a clock cannot tell. */
    async isRight(password: string, passwordHash: string | undefined): Promise<boolean> {
      const matches = await verify(passwordHash ?? (await nobodysHash), normalise(password));
      return matches && passwordHash !== undefined;
    },
  };
}
