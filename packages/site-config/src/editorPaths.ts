/** Addresses for editors and their systems. Apart from `sitePaths`, which every page loads, since no widget links to them. */
export const editorPaths = {
  /** All widgets with their options, a preview, and what to paste. */
  catalogue: '/editors/',
  /** The page in the catalogue's frame. */
  preview: '/editors/preview/',
  /** The provider of oEmbed: `?url=` of a listing, an event or an article. */
  oembed: '/oembed/',
};
