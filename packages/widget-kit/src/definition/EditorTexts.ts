import type { Options } from './WidgetOption';
import type { WidgetDefinition } from './WidgetDefinition';

/** A text in the languages of the widgets. */
export interface Translated {
  readonly en: string;
  readonly fr: string;
}

/**
 * What a CMS's plugin shows and prints about a widget, beside its definition, which is in English. In a file of its own
 * (`editorTexts.ts`), so that no bundle contains it.
 */
export interface EditorTexts<O extends Options = Options> {
  /**
   * The fallback that a plugin prints, with fields in braces: `{accounts}` and `{server}` are the addresses below which
   * Cityguide has its account pages and all the rest, each with a slash at its end; `{next}` is the page's own path,
   * encoded; `{home}` and `{site}` are address and name of the site; `{id}` is unique on the page; `{menu}` and
   * `{categories}` are list items with links.
   */
  readonly fallback: Translated;
  readonly fr: {
    readonly title: string;
    readonly help: string;
    readonly options: { readonly [K in keyof O]: { readonly label: string; readonly help: string } };
  };
}

/** Checks that every option of the definition has its texts. */
export function defineEditorTexts<const O extends Options>(
  _definition: WidgetDefinition<O>,
  texts: EditorTexts<NoInfer<O>>,
): EditorTexts<O> {
  return texts;
}
