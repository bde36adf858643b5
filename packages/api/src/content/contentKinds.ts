/** The kinds of content that a CMS can write. */
export const contentKinds = ['listings', 'events', 'articles'] as const;

export type ContentKind = (typeof contentKinds)[number];
