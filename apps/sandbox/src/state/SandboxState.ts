import type { Brand, Language } from '@cityguide/site-config';
import type { BackendState } from '@cityguide/widget-kit';

/** One width of each screen type (NAV-14), in CSS pixels; `fit` takes the available space. */
export const screens = [
  { id: 'fit', label: 'Fit', widthPx: null },
  { id: 'xSmall', label: 'X-small', widthPx: 390 },
  { id: 'small', label: 'Small', widthPx: 800 },
  { id: 'medium', label: 'Medium', widthPx: 1000 },
  { id: 'large', label: 'Large', widthPx: 1280 },
] as const;
export type ScreenId = (typeof screens)[number]['id'];

/** `auto` follows the user's own preference, as a page does. */
export const colourSchemes = ['auto', 'light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/** `own` is the first language that the brand's site lists. */
export const languageChoices = ['own', 'en-CA', 'fr-CA'] as const satisfies readonly ('own' | Language)[];
export type LanguageChoice = (typeof languageChoices)[number];

export const visitors = ['guest', 'member'] as const;
export type Visitor = (typeof visitors)[number];

/** Everything that determines what the sandbox shows; it is stored in the URL, so that it can be shared. */
export interface SandboxState {
  readonly widget: string;
  readonly scenario: string;
  readonly brand: Brand;
  readonly colours: ColourScheme;
  readonly language: LanguageChoice;
  readonly screen: ScreenId;
  readonly visitor: Visitor;
  readonly backend: BackendState;
  /** The JSON in the mount point, if it differs from the scenario's; it may be invalid. */
  readonly data: string | undefined;
  /** Option name → attribute text, if it differs from the scenario's. */
  readonly options: Readonly<Record<string, string>>;
}
