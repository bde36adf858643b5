/** A field as a person meets it; passwords are never sent back to the page. */
export interface FormField {
  name: string;
  label: string;
  type: 'email' | 'password' | 'checkbox';
  /** What a password manager makes of it. */
  autocomplete?: string;
}

/** One plain form on a page of its own. */
export interface AccountForm {
  action: string;
  title: string;
  intro: string;
  fields: readonly FormField[];
  submit: string;
  /** Travels along unseen. */
  hidden?: Readonly<Record<string, string>>;
  /** Other ways on from here. */
  links?: readonly { lead?: string; words: string; href: string }[];
  /** Whether sending it agrees to the terms. */
  hasTerms?: boolean;
}

/** What was wrong with what came in, as a visitor is told it. */
export interface FormFaults {
  status: number;
  /** Told above the form. */
  form: readonly string[];
  /** Told at the field of that name. */
  fields: Readonly<Record<string, readonly string[]>>;
  headers?: Readonly<Record<string, string>>;
}
