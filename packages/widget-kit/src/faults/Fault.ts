/** Something wrong in what the page wrote, told in words an editor understands. */
export interface Fault {
  widget: string;
  element: Element;
  /** The attribute at fault (`data-limit`) … */
  attribute?: string;
  /** … or the place in the JSON (`results[3].name`). */
  path?: string;
  /** What stands there. */
  found: string;
  /** What may stand there. */
  allowed: string;
  /** What is used instead. */
  used: string;
}
