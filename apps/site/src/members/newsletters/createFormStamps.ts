import type { Signer } from '../../platform/security/createSigner';

const PURPOSE = 'form stamp';
/**
 * How long pages have the same stamp. Pages are the same bytes for everyone and have an ETag, which a stamp of every
 * moment would change each time.
 */
const STEP_MS = 10 * 60 * 1000;
/** No person reads a page, types an address and sends it faster. */
const MIN_AGE_MS = 2000;
/** Caches may store a page for 7 days (NEWS-6), and an open tab lives longer. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** `missing` and `old` happen to people, too; only bots cause `forged` and `too-fast`. */
export type StampStatus = 'good' | 'missing' | 'old' | 'forged' | 'too-fast';

export type FormStamps = ReturnType<typeof createFormStamps>;

/**
 * Signed time stamps in forms (NEWS-6). They prove that a form comes from a page of this site, and its age. Since the
 * page is the same for everyone, they only show how fast a visitor was if the page was rendered just for them.
 */
export function createFormStamps(signer: Signer, now: () => number) {
  return {
    /** The stamp of a page that is rendered now. */
    create(): Promise<string> {
      return signer.sign(PURPOSE, (Math.floor(now() / STEP_MS) * STEP_MS).toString(36));
    },
    async verify(stamp: unknown): Promise<StampStatus> {
      if (stamp === undefined || stamp === null || stamp === '') return 'missing';
      const text = typeof stamp === 'string' ? await signer.verify(PURPOSE, stamp) : undefined;
      if (text === undefined) return 'forged';
      const ageMs = now() - Number.parseInt(text, 36);
      if (ageMs < MIN_AGE_MS) return 'too-fast';
      return ageMs > MAX_AGE_MS ? 'old' : 'good';
    },
  };
}
