/** A field of a form; passwords are never sent back to the page. */
export interface FormField {
  name: string;
  label: string;
  type: 'email' | 'password' | 'checkbox';
  /** For password managers. */
  autocomplete?: string;
}

/** A plain form on its own page. */
export interface AccountForm {
  action: string;
  title: string;
  intro: string;
  fields: readonly FormField[];
  submit: string;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  /** Links to other pages. */
  links?: readonly { lead?: string; words: string; href: string }[];
  /** Whether submitting it means accepting the terms. */
  hasTerms?: boolean;
}

/** The errors of a rejected form, as shown to the visitor. */
export interface FormErrors {
  status: number;
  /** Shown above the form. */
  formErrors: readonly string[];
  /** Shown at the field of that name. */
  fieldErrors: Readonly<Record<string, readonly string[]>>;
  headers?: Readonly<Record<string, string>>;
}
