import type { EmbedScript } from './EmbedScript';

/**
 * Reads the script tag that loaded this script.
 * @throws Error if it was not loaded as a file over HTTP, since the URLs of all other files are relative to it
 */
export function readEmbedScript(script: HTMLOrSVGScriptElement | null): EmbedScript {
  const src = script instanceof HTMLScriptElement ? script.src : '';
  if (!script || !/^https?:/.test(src)) {
    throw new Error(
      'Cityguide: embed.js must be loaded by <script async src="…/embed.js"></script> over HTTP.',
    );
  }
  const { config } = script.dataset;
  return {
    base: new URL('.', src),
    nonce: script.nonce ?? '',
    configUrl: config ? new URL(config, document.baseURI) : undefined,
  };
}
