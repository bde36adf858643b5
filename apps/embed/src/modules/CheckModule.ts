/** What `check/main.ts` exports: the file beside `embed.js` that `?cityguide-check` loads. */
export interface CheckModule {
  /**
   * Opens the checker, or brings an open one up to date.
   * @param base folder of the embed script, with a slash at its end
   */
  openChecker(base: string): Promise<void>;
}
