import type { WidgetOption } from './WidgetOption';

interface Settings<T> {
  /** One sentence for an editor. */
  help: string;
  default?: T;
  required?: boolean;
  /** Stands in the snippet that editors copy. */
  example?: T;
}
interface NumberSettings extends Settings<number> {
  min?: number;
  max?: number;
  /** Refuses fractions. */
  isWhole?: boolean;
}

/** A default or `required` means that the widget always gets a value. */
type Settled<T, S> = S extends { default: T } | { required: true } ? T : T | undefined;

function text<const S extends Settings<string>>(settings: S): WidgetOption<Settled<string, S>> {
  return { ...settings, kind: 'text' };
}

function number<const S extends NumberSettings>(settings: S): WidgetOption<Settled<number, S>> {
  return { ...settings, kind: 'number' };
}

/** The number that the API knows an object by: a whole number from 1. */
function id<const S extends Settings<number>>(settings: S): WidgetOption<Settled<number, S>> {
  return { ...settings, kind: 'id' };
}

/** `data-x` and `data-x="true"` are true; `data-x="false"` is false. */
function flag(settings: { help: string; default?: boolean }): WidgetOption<boolean> {
  return { default: false, ...settings, kind: 'flag' };
}

function choice<const C extends string, const S extends Settings<NoInfer<C>>>(
  choices: readonly C[],
  settings: S,
): WidgetOption<Settled<C, S>> {
  return { ...settings, kind: 'choice', choices };
}

/** Comma-separated words, trimmed; empty ones are left out. */
function list(settings: { help: string; default?: readonly string[] }): WidgetOption<readonly string[]> {
  return { default: [], ...settings, kind: 'list' };
}

/** The kinds of option that a widget's `data-*` attributes can be. */
export const option = { text, number, id, flag, choice, list };
