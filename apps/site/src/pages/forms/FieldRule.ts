/** A field of a plain form, and its validation. */
export interface FieldRule<Name extends string = string> {
  name: Name;
  label: string;
  type: 'text' | 'email' | 'url' | 'long-text' | 'choice';
  /** The `autocomplete` attribute; `off` by default. */
  autocomplete?: string;
  /** Shown below the label. */
  help?: string;
  maxLength: number;
  /** Shown if the field is empty. */
  requiredMessage: string;
  choices?: readonly { value: string; words: string }[];
  /** Removes what was copied along with the value. */
  normalize?(value: string): string;
  /** Returns the error message of an invalid value. */
  validate?(value: string): string | undefined;
}
