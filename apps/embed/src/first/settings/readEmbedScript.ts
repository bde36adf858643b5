import type { EmbedScript } from './EmbedScript';

/** What is known of the running code. */
export interface RunningScript {
  /** `document.currentScript`: null in a module, and in code that runs later. */
  script: HTMLOrSVGScriptElement | null;
  /** Address of the file that this code is in; undefined where it is in the page itself, or unknown. */
  file?: string | undefined;
  /** Where the server that wrote this script serves it, if it knows. */
  home?: string | undefined;
}

const isEmbedFile = (address: string) => /^https?:[^?#]*\/embed\.js([?#]|$)/.test(address);

/**
 * The address that this code was loaded from, unless its path shows that it is a copy, inline, or a part of another file:
 * then the one that its server has written into it. A server's own path on another host is that of a proxy or a CDN.
 */
function findAddress({ script, file = '', home = file }: RunningScript): string {
  const loaded = (script instanceof HTMLScriptElement && script.src) || file;
  const isOriginal =
    isEmbedFile(loaded) && (!isEmbedFile(home) || new URL(loaded).pathname === new URL(home).pathname);
  return isOriginal ? loaded : home;
}

/**
 * Finds out where this script was loaded from, in a document that may still be parsed. What the page says counts first.
 * @throws Error if nothing says so, since the URLs of all other files are relative to it
 */
export function readEmbedScript(running: RunningScript): EmbedScript {
  const { script } = running;
  const { baseURI } = document;
  const named = document.querySelector<HTMLScriptElement>('script[data-cityguide-embed]');
  const name = named?.dataset.cityguideEmbed ?? findAddress(running);
  const address = URL.canParse(name, baseURI) ? new URL(name, baseURI).href : name;
  if (!isEmbedFile(address)) {
    throw new Error(
      `Cityguide: embed.js must be loaded by <script async src="…/embed.js"> over HTTP, or a script element must name it: add data-cityguide-embed="https://…/embed.js". Found: "${name}".`,
    );
  }
  const tag = named ?? script ?? [...document.scripts].find(({ src }) => src === address);
  const config = tag?.dataset.config;
  return {
    base: new URL('.', address),
    nonce: tag?.nonce || script?.nonce || '',
    configUrl: config ? new URL(config, baseURI) : undefined,
  };
}
