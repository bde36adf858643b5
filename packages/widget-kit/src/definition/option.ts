import type { WidgetOption } from './WidgetOption';

interface OptionSettings<T> {
  /** One sentence for an editor. */
  help: string;
  default?: T;
  required?: boolean;
  /** Used in the snippet that editors copy. */
  example?: T;
}
interface NumberSettings extends OptionSettings<number> {
  min?: number;
  max?: number;
  /** Rejects fractions. */
  isWhole?: boolean;
}

/** With a default or `required` the widget always receives a value. */
type OptionValue<T, S> = S extends { default: T } | { required: true } ? T : T | undefined;

function text<const S extends OptionSettings<string>>(settings: S): WidgetOption<OptionValue<string, S>> {
  return { ...settings, kind: 'text' };
}

function number<const S extends NumberSettings>(settings: S): WidgetOption<OptionValue<number, S>> {
  return { ...settings, kind: 'number' };
}

/** An object's id in the API: a whole number from 1. */
function id<const S extends OptionSettings<number>>(settings: S): WidgetOption<OptionValue<number, S>> {
  return { ...settings, kind: 'id' };
}

/** `data-x` and `data-x="true"` are true; `data-x="false"` is false. */
function flag(settings: { help: string; default?: boolean }): WidgetOption<boolean> {
  return { default: false, ...settings, kind: 'flag' };
}

function choice<const C extends string, const S extends OptionSettings<NoInfer<C>>>(
  choices: readonly C[],
  settings: S,
): WidgetOption<OptionValue<C, S>> {
  return { ...settings, kind: 'choice', choices };
}

/** Comma-separated words, trimmed; empty ones are dropped. */
function list(settings: { help: string; default?: readonly string[] }): WidgetOption<readonly string[]> {
  return { default: [], ...settings, kind: 'list' };
}

/** The kinds of option that a widget's `data-*` attributes can have. */
export const option = { text, number, id, flag, choice, list };
