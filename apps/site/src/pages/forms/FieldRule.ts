/** A field of a plain form, and what it takes. */
export interface FieldRule<Name extends string = string> {
  name: Name;
  label: string;
  type: 'text' | 'email' | 'url' | 'long-text' | 'choice';
  /** What browsers fill in; none where it is left out. */
  autocomplete?: string;
  /** Stands below the label. */
  help?: string;
  maxLength: number;
  /** Said where nothing was entered. */
  missing: string;
  choices?: readonly { value: string; words: string }[];
  /** Takes away what is copied along with what was meant. */
  clean?(value: string): string;
  /** Says what is wrong with what was entered. */
  check?(value: string): string | undefined;
}
