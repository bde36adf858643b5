/** A mistake in the page's markup, described for an editor. */
export interface MarkupIssue {
  widget: string;
  element: Element;
  /** The invalid attribute (`data-limit`) … */
  attribute?: string;
  /** … or the path in the JSON (`results[3].name`). */
  path?: string;
  /** The value that was found. */
  found: string;
  /** The values that are allowed. */
  allowed: string;
  /** The value that is used instead. */
  used: string;
}
