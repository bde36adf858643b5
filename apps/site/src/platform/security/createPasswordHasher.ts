import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../concurrency/createConcurrencyLimit';

/** What one hash costs; the default is OWASP's: 19 MiB, two rounds. */
export interface PasswordCost {
  memoryKib: number;
  rounds: number;
  /** Queue length per concurrent hash; further requests are rejected as busy. */
  maxQueued?: number;
}

export const defaultPasswordCost: PasswordCost = { memoryKib: 19_456, rounds: 2 };

/**
 * Normalizes a password to Unicode's NFC before hashing, as RFC 8265 requires. Keyboards and systems encode the same é in
 * two ways that look alike.
 */
function normalise(password: string): string {
  return password.normalize('NFC');
}

/** Leaves one core to the event loop, so that pages are not delayed by log-ins. */
const MAX_CONCURRENT_HASHES = Math.max(1, availableParallelism() - 1);
/** The last in such a queue waits a second or two; visitors who wait longer leave or retry. */
const MAX_QUEUED = 100;

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/**
 * Hashes and verifies passwords with argon2id, the library's default. Both reject with `ServerBusyError` if the queue is
 * full.
 */
export function createPasswordHasher({ memoryKib, rounds, maxQueued = MAX_QUEUED }: PasswordCost) {
  const options = { memoryCost: memoryKib, timeCost: rounds, parallelism: 1 };
  const limitConcurrency = createConcurrencyLimit({
    concurrency: MAX_CONCURRENT_HASHES,
    maxQueued: maxQueued * MAX_CONCURRENT_HASHES,
  });
  const dummyHash = hash(randomBytes(32), options);
  dummyHash.catch(() => undefined);

  return {
    hash: (password: string): Promise<string> => limitConcurrency(() => hash(normalise(password), options)),
    /** Takes as long without an account, so that timing does not reveal whether there is one. */
    async verify(password: string, passwordHash: string | undefined): Promise<boolean> {
      const hashToVerify = passwordHash ?? (await dummyHash);
      const matches = await limitConcurrency(() => verify(hashToVerify, normalise(password)));
      return matches && passwordHash !== undefined;
    },
  };
}
