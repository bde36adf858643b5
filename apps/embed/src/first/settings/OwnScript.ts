/** What the script tag says. */
export interface OwnScript {
  /** Folder of the script, with a slash at its end: registry and files lie below it. */
  base: URL;
  /** Handed on to all that is loaded, for pages with a Content Security Policy. */
  nonce: string;
  /** Address of the site configuration, where the tag names one. */
  configUrl: URL | undefined;
}
