import type { WidgetOption } from '../definition/WidgetOption';

/** The languages in which editors are told. */
export type EditorLanguage = 'en' | 'fr';

/** What is wrong with the markup of one mount point, in a form that can be told in any language and corrected by a program. */
export type MarkupProblem =
  | { kind: 'unknown-widget'; found: string; nearest: string | undefined; known: readonly string[] }
  | { kind: 'smart-quotes'; attribute: string; meant: string }
  | { kind: 'misspelt-option'; attribute: string; nearest: string }
  | { kind: 'unknown-option'; attribute: string; known: readonly string[] }
  | { kind: 'missing-option'; attribute: string; option: WidgetOption }
  | {
      kind: 'invalid-option';
      attribute: string;
      found: string;
      option: WidgetOption;
      /** What holds until it is corrected; undefined where that is nothing. */
      used: string | undefined;
    }
  | { kind: 'escaped-data' }
  | { kind: 'broken-data'; message: string };
