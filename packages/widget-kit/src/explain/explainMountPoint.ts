import type { ManifestWidget, OptionSchema } from '../manifest/Manifest';
import { parseOption } from '../options/parseOption';
import { findDataProblem } from './findDataProblem';
import { findNearest } from './findNearest';
import { findStrayAttributes, stripSmartQuotes } from './findStrayAttributes';
import type { MarkupProblem } from './MarkupProblem';
import { toOption } from './toOption';

export interface ExplainedOption {
  attribute: string;
  schema: OptionSchema;
  /** Whether the value is the page's; else it is the default. */
  isFromPage: boolean;
  /** What the widget takes; undefined for nothing. */
  value: unknown;
}

/** What a mount point says, by the manifest of the widgets that are live. */
export interface ExplainedPoint {
  name: string;
  /** Undefined where there is no such widget. */
  widget: ManifestWidget | undefined;
  options: ExplainedOption[];
  problems: MarkupProblem[];
}

interface Explained extends ExplainedOption {
  problem?: MarkupProblem;
}

/**
 * Explains one element with `data-widget`, by the same rules by which the widget itself reads it.
 * @param settings `isSnippet`: nothing but what an editor wrote is on the element, so that unknown attributes count
 */
export function explainMountPoint(
  element: Element,
  widgets: readonly ManifestWidget[],
  settings: { isSnippet?: boolean } = {},
): ExplainedPoint {
  const written = element.getAttribute('data-widget') ?? '';
  const name = stripSmartQuotes(written) ?? written;
  const widget = widgets.find((candidate) => candidate.name === name);
  const problems: MarkupProblem[] =
    name === written ? [] : [{ kind: 'smart-quotes', attribute: 'data-widget', meant: name }];
  const data = findDataProblem(element);
  if (!widget) {
    const known = widgets.map((candidate) => candidate.name);
    problems.push({ kind: 'unknown-widget', found: name, nearest: findNearest(name, known), known });
    return { name, widget, options: [], problems: data ? [...problems, data] : problems };
  }
  const explained = Object.entries(widget.options.properties).map((property) =>
    explainOption(element, property, widget.options.required.includes(property[0])),
  );
  const known = explained.map(({ attribute }) => attribute);
  const stray = findStrayAttributes(element, known, settings);
  const misspelt = stray.flatMap((problem) => (problem.kind === 'misspelt-option' ? [problem.nearest] : []));
  problems.push(
    ...stray,
    // one mistake, one sentence: what is misspelt is not missing as well
    ...explained.flatMap(({ attribute, problem }) =>
      problem && !(problem.kind === 'missing-option' && misspelt.includes(attribute)) ? [problem] : [],
    ),
    ...(data ? [data] : []),
  );
  return { name, widget, options: explained, problems };
}

function explainOption(
  element: Element,
  [property, schema]: readonly [property: string, schema: OptionSchema],
  isRequired: boolean,
): Explained {
  const attribute = `data-${property}`;
  const option = toOption(schema, isRequired);
  const text = element.getAttribute(attribute);
  const isAbsent = text === null || (text.trim() === '' && option.kind !== 'flag' && option.kind !== 'text');
  const unset = { attribute, schema, isFromPage: false, value: option.default };
  if (isAbsent)
    return isRequired ? { ...unset, problem: { kind: 'missing-option', attribute, option } } : unset;
  const value = parseOption(option, text);
  const meant = stripSmartQuotes(text);
  if (meant !== undefined && (value === undefined || text.length - meant.length > 1))
    return {
      ...unset,
      isFromPage: value !== undefined,
      value: value ?? option.default,
      problem: { kind: 'smart-quotes', attribute, meant },
    };
  if (value !== undefined) return { attribute, schema, isFromPage: true, value };
  const used = option.default === undefined ? undefined : JSON.stringify(option.default);
  return {
    ...unset,
    problem: { kind: 'invalid-option', attribute, found: text, option, used },
  };
}

/** Explains a pasted element; one whose name is misspelt is explained as the widget that was meant. */
export function explainPastedPoint(element: Element, widgets: readonly ManifestWidget[]): ExplainedPoint {
  const explained = explainMountPoint(element, widgets, { isSnippet: true });
  const unknown = explained.problems.find((problem) => problem.kind === 'unknown-widget');
  if (!unknown?.nearest) return explained;
  const meant = element.cloneNode(true) as Element;
  meant.setAttribute('data-widget', unknown.nearest);
  const { problems, ...rest } = explainMountPoint(meant, widgets, { isSnippet: true });
  return { ...rest, problems: [unknown, ...problems] };
}
