import type { ExplainedOption } from '@cityguide/widget-kit/explain';
import type { CheckMessages } from '../messages';
import { isListCut } from '../report/readFiles';
import type { CheckedPoint, Fact, LoadedFile, PageProblem, Report } from '../report/Report';
import { createElement, createTable } from '../../editor-page/createElement';
import { showOnPage } from './showOnPage';

/** The content of the panel, from top to bottom. `data-key` names what keeps its focus, or stays open, when it is drawn again. */
export function createSections(report: Report, texts: CheckMessages): HTMLElement[] {
  return [
    ...(report.problems.length > 0
      ? [createSection(texts.problems, createProblems(report.problems, texts))]
      : []),
    createSection(
      texts.points(report.points.length),
      ...report.points.map((point, index) => createPoint(point, index, texts)),
    ),
    createSection(texts.files, ...createFiles(report.files, texts)),
    createSection(texts.versions, createFacts(report.versions)),
    createSection(texts.storage, createFacts(report.storage)),
    createSection(texts.code, createElement('p', {}, describeCode(report, texts))),
    createSection(
      texts.policy,
      report.blocked.length > 0 ? createFacts(report.blocked) : createElement('p', {}, texts.nothingBlocked),
    ),
  ];
}

const createSection = (title: string, ...content: Node[]) =>
  createElement('section', {}, createElement('h3', {}, title), ...content);

function createShowButton(element: Element, key: string, texts: CheckMessages) {
  const name = element.getAttribute('data-widget') ?? '';
  const button = createElement(
    'button',
    { type: 'button', 'data-key': key, 'aria-label': texts.showNamed(name) },
    texts.show,
  );
  button.addEventListener('click', () => showOnPage(element));
  return button;
}

function createProblems(problems: readonly PageProblem[], texts: CheckMessages) {
  const items = problems.map(({ what, fix, element }, index) =>
    createElement(
      'li',
      {},
      createElement('p', { class: 'what' }, what),
      createElement('p', {}, fix),
      ...(element?.hasAttribute('data-widget') ? [createShowButton(element, `problem ${index}`, texts)] : []),
    ),
  );
  return createElement('ul', { class: 'problems' }, ...items);
}

function createPoint(point: CheckedPoint, index: number, texts: CheckMessages) {
  const { element, name, status, options } = point;
  const state = texts.status[status as keyof CheckMessages['status']] ?? texts.status.none;
  const rows = options.map((option) => [
    option.attribute,
    formatValue(option, texts),
    option.isFromPage ? texts.fromPage : texts.fromDefault,
  ]);
  return createElement(
    'details',
    { 'data-key': `point ${index}` },
    createElement('summary', { 'data-key': `summary ${index}` }, createElement('b', {}, name), ` – ${state}`),
    point.widget
      ? createTable(name, [texts.option, texts.value, texts.origin], rows)
      : createElement('p', {}, texts.noOptions),
    createShowButton(element, `show ${index}`, texts),
  );
}

function formatValue({ value }: ExplainedOption, texts: CheckMessages): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text || texts.nothing;
}

function createFiles(files: readonly LoadedFile[], texts: CheckMessages): Node[] {
  if (files.length === 0) return [createElement('p', {}, texts.noFiles)];
  const rows = files.map(({ name, bytes, ms }) => [name, formatBytes(bytes, texts), String(ms)]);
  const sum = files.reduce((total, { bytes = 0 }) => total + bytes, 0);
  rows.push([texts.total, String(sum), '']);
  return [
    createTable(texts.files, [texts.file, texts.bytes, texts.ms], rows),
    ...(isListCut() ? [createElement('p', {}, texts.listCut)] : []),
  ];
}

function formatBytes(bytes: number | undefined, texts: CheckMessages): string {
  if (bytes === undefined) return texts.unknown;
  return bytes === 0 ? texts.fromCache : String(bytes);
}

const createFacts = (facts: readonly Fact[]) =>
  createElement(
    'dl',
    {},
    ...facts.flatMap(({ name, value }) => [createElement('dt', {}, name), createElement('dd', {}, value)]),
  );

function describeCode({ replacements: { replaced, by } }: Report, texts: CheckMessages): string {
  return replaced.length > 0 ? texts.replaced(replaced.join(', '), by) : texts.notReplaced;
}
