import { bundle } from '../../peers/bundle.mjs';

/** The first line of a bundle records when its work started. */
const TIMED = { banner: { js: 'globalThis.benchStartedMs ??= performance.now();' } };

/**
 * The peers' code by kind.
 * @returns {Promise<Partial<Record<import('./buttonPages.mjs').ButtonKind, import('../Candidate.mjs').Files>>>}
 */
export async function bundleButtons() {
  return {
    'plain code': await bundle({ app: 'vanillaButtons.mjs' }, TIMED),
    Stimulus: await bundle({ app: 'stimulusButtons.mjs' }, TIMED),
    WordPress: {
      ...(await bundle({ wordpress: 'wordpress.mjs' }, { ...TIMED, jsxImportSource: 'preact' })),
      ...(await bundle({ app: 'wordpressButtons.mjs' }, { external: ['@wordpress/interactivity'] })),
    },
  };
}
