import type { ExplainedPoint } from '@cityguide/widget-kit/explain';

/** Something that is wrong, for an editor. */
export interface PageProblem {
  /** What is wrong, and what it does. */
  what: string;
  /** What to do. */
  fix: string;
  /** Of the page, where the problem has a place in it. */
  element?: Element | undefined;
}

/** A mount point with what the page knows of it. */
export interface CheckedPoint extends ExplainedPoint {
  element: Element;
  /** `data-cg-status`: waiting, loading, ready or failed; undefined where the embed script leaves it alone. */
  status: string | undefined;
}

/** A file or an answer of ours that the page has loaded. */
export interface LoadedFile {
  /** Path below the server's address, or the whole address where another host has it. */
  name: string;
  /** Over the network; 0 from the browser's cache; undefined where the other host does not tell. */
  bytes: number | undefined;
  ms: number;
  /** HTTP status of an answer that was an error. */
  failed: number | undefined;
}

/** A row of a list: what it is, and how it is. */
export interface Fact {
  name: string;
  value: string;
}

/** Everything that the checker shows. */
export interface Report {
  problems: PageProblem[];
  points: CheckedPoint[];
  files: LoadedFile[];
  versions: Fact[];
  storage: Fact[];
  /** Functions of the browser that other code of the page has replaced, and by which library. */
  replacements: { replaced: string[]; by: string | undefined };
  /** Addresses that the page's policy has refused, each with the directive. */
  blocked: Fact[];
}
