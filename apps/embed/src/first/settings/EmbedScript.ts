/** The attributes of the script tag. */
export interface EmbedScript {
  /** Folder of the script, with a slash at its end: registry and files are below it. */
  base: URL;
  /** Passed on to everything that is loaded, for pages with a Content Security Policy. */
  nonce: string;
  /** URL of the site configuration, if the tag has one. */
  configUrl: URL | undefined;
}
