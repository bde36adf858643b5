import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const packages = join(__dirname, '../..');
const widgets = readdirSync(join(packages, 'widgets')).filter((name) =>
  existsSync(join(packages, 'widgets', name, 'src')),
);

const languages = ['en-CA', 'fr-CA'] as const;

/** A widget whose words are few gives those of a site; the others give all. */
interface Catalogue {
  messages?: Record<string, unknown>;
  findMessages?(site: { languages: readonly string[] }): unknown;
}
const readMessages = ({ messages, findMessages }: Catalogue, language: string) =>
  messages?.[language] ?? findMessages?.({ languages: [language] }) ?? {};

/** Every message with its path; how those that are made of something are made is the widget's own affair. */
function listWords(value: unknown, path = ''): [path: string, words: string][] {
  if (typeof value === 'function') return [[path, 'made']];
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, part]) => listWords(part, `${path}/${key}`));
}

describe.each(widgets)('the words of %s', (name) => {
  const src = join(packages, 'widgets', name, 'src');

  it('FMT-5.catalogue FMT-5.both-languages stand in one catalogue, whole in English and in French', () => {
    const catalogue = jest.requireActual<Catalogue>(join(src, 'messages'));
    const [english, french] = languages.map((language) => listWords(readMessages(catalogue, language)));
    if (!english || !french) throw new Error('A language is missing.');
    expect(english).not.toEqual([]);
    expect(french).not.toEqual(english);
    expect(french.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
    expect([...english, ...french].filter(([, words]) => words.trim() === '')).toEqual([]);
  });

  it('FMT-5.nowhere-else stand nowhere else', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !/\.test\.|testing\/|scenarios|fallback|definition|messages/.test(file),
      )
      .map((file) => join(src, file));
    expect(files.flatMap((file) => findWords(file))).toEqual([]);
  });
});

it('FMT-5.nowhere-else are found where a component or an enhancer writes them itself', () => {
  const source = `const A = () => <p aria-label="Close" className="x">Hello {name} <b>4</b></p>;
    element.textContent = 'Saved'; element.setAttribute('title', 'Keep'); element.setAttribute('role', 'group');`;
  expect(findWordsIn(source, 'a.tsx')).toEqual(['Close', 'Hello', 'Saved', 'Keep']);
});

const findWords = (file: string) =>
  findWordsIn(readFileSync(file, 'utf8'), file).map((words) => `${relative(packages, file)}: ${words}`);

const SPOKEN =
  /^(?:aria-label|aria-description|aria-roledescription|title|alt|placeholder|ariaLabel|textContent|innerText)$/;

/** What a visitor would read or hear, written in the code itself. */
function findWordsIn(source: string, file: string): string[] {
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
