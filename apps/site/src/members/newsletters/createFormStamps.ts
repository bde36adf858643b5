import type { Signer } from '../../platform/security/createSigner';

const PURPOSE = 'form stamp';
/**
 * How long pages show the same stamp. Pages are the same bytes for everyone and have an ETag; a stamp of each moment would
 * make every one of them new.
 */
const STEP_MS = 10 * 60 * 1000;
/** Nobody reads a page, types an address and sends it faster. */
const MIN_AGE_MS = 2000;
/** Caches may keep a page for 7 days (NEWS-6), and an open tab lives longer. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** `missing` and `old` befall people, too; `forged` and `too-fast` are no person's work. */
export type StampVerdict = 'good' | 'missing' | 'old' | 'forged' | 'too-fast';

export type FormStamps = ReturnType<typeof createFormStamps>;

/**
 * Signed time stamps that forms carry (NEWS-6). They prove a page of this site and its age. Since everybody's page is the
 * same, they cannot tell how fast one visitor was, but for a page that was made for them.
 */
export function createFormStamps(signer: Signer, now: () => number) {
  return {
    /** The stamp of a page that is made now. */
    create(): Promise<string> {
      return signer.sign(PURPOSE, (Math.floor(now() / STEP_MS) * STEP_MS).toString(36));
    },
    async judge(stamp: unknown): Promise<StampVerdict> {
      if (stamp === undefined || stamp === null || stamp === '') return 'missing';
      const text = typeof stamp === 'string' ? await signer.read(PURPOSE, stamp) : undefined;
      if (text === undefined) return 'forged';
      const ageMs = now() - Number.parseInt(text, 36);
      if (ageMs < MIN_AGE_MS) return 'too-fast';
      return ageMs > MAX_AGE_MS ? 'old' : 'good';
    },
  };
}
