import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const packages = join(__dirname, '../..');
const widgets = readdirSync(join(packages, 'widgets')).filter((name) =>
  existsSync(join(packages, 'widgets', name, 'src')),
);

const languages = ['en-CA', 'fr-CA'] as const;

/** A widget with few messages exports a function that returns those of a site; the others export all. */
interface Catalogue {
  messages?: Record<string, unknown>;
  findMessages?(site: { languages: readonly string[] }): unknown;
}
const readMessages = ({ messages, findMessages }: Catalogue, language: string) =>
  messages?.[language] ?? findMessages?.({ languages: [language] }) ?? {};

/** Every message with its path; messages that are functions are tested by the widget itself. */
function listMessages(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'function') return [[path, 'made']];
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, part]) => listMessages(part, `${path}/${key}`));
}

describe.each(widgets)('the messages of %s', (name) => {
  const src = join(packages, 'widgets', name, 'src');

  it('FMT-5.catalogue FMT-5.both-languages are in one catalogue, complete in English and in French', () => {
    const catalogue = jest.requireActual<Catalogue>(join(src, 'messages'));
    const [english, french] = languages.map((language) => listMessages(readMessages(catalogue, language)));
    if (!english || !french) throw new Error('A language is missing.');
    expect(english).not.toEqual([]);
    expect(french).not.toEqual(english);
    expect(french.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
    expect([...english, ...french].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('FMT-5.nowhere-else are nowhere else', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !/\.test\.|testing\/|scenarios|fallback|definition|messages/.test(file),
      )
      .map((file) => join(src, file));
    expect(files.flatMap((file) => findTexts(file))).toEqual([]);
  });
});

it('FMT-5.nowhere-else are found where a component or an enhancer writes them itself', () => {
  const source = `const A = () => <p aria-label="Close" className="x">Hello {name} <b>4</b></p>;
    element.textContent = 'Saved'; element.setAttribute('title', 'Keep'); element.setAttribute('role', 'group');`;
  expect(findTextsIn(source, 'a.tsx')).toEqual(['Close', 'Hello', 'Saved', 'Keep']);
});

const findTexts = (file: string) =>
  findTextsIn(readFileSync(file, 'utf8'), file).map((text) => `${relative(packages, file)}: ${text}`);

const SPOKEN =
  /^(?:aria-label|aria-description|aria-roledescription|title|alt|placeholder|ariaLabel|textContent|innerText)$/;

/** Text for visitors that is written in the code itself. */
function findTextsIn(source: string, file: string): string[] {
  const found: string[] = [];
  const add = (node: ts.Node | undefined) => {
    if (node && (ts.isStringLiteralLike(node) || ts.isJsxText(node)) && /\p{L}{2}/u.test(node.text))
      found.push(node.text.trim());
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node);
    if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText(tree))) add(node.initializer);
    if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      SPOKEN.test(node.left.name.text)
    )
      add(node.right);
    if (ts.isCallExpression(node) && /\.setAttribute$/.test(node.expression.getText(tree))) {
      const [name, value] = node.arguments;
      if (name && ts.isStringLiteralLike(name) && SPOKEN.test(name.text)) add(value);
    }
    ts.forEachChild(node, visit);
  };
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  visit(tree);
  return found;
}
