import { SaxesParser } from 'saxes';
import type { RawRecord } from '../ContentKind';
import { toArticleValues, type FeedItem } from './toArticleValues';
import type { TextFile } from './readText';
import type { Source, SourceRecord } from './SourceRecord';

/** An item of RSS or of WordPress, an entry of Atom. */
const ITEMS = ['item', 'entry'];

/** Reads the articles of an RSS or Atom feed, or of what WordPress exports (WXR), one at a time. */
export function readFeed(file: TextFile): Source {
  return { columns: undefined, records: readRecords(file) };
}

async function* readRecords(file: TextFile): AsyncGenerator<SourceRecord> {
  const found: { line: number; values: RawRecord; end: number }[] = [];
  let problem: string | undefined;
  const parser = createItemParser({
    onItem: (item, line) => {
      const values = toArticleValues(item);
      if (values && problem === undefined) found.push({ line, values, end: parser.position });
    },
    onError(message) {
      // An item that was closed for it by this very tag is not whole.
      if (found.at(-1)?.end === parser.position) found.pop();
      problem ??= message;
    },
  });
  let lastLine = 1;
  for await (const chunk of file.chunks()) {
    parser.write(chunk);
    lastLine = parser.line;
    for (const { line, values } of found.splice(0)) yield { line, values, progress: file.getProgress() };
    if (problem !== undefined) break;
  }
  if (problem === undefined) parser.close();
  if (problem !== undefined)
    yield { line: lastLine, values: {}, progress: 1, problem: `The file is no XML from here on: ${problem}` };
}

interface ItemHandlers {
  onItem(item: FeedItem, line: number): void;
  onError(message: string): void;
}

/** Collects the texts and attributes below each item, by the names of their elements. */
function createItemParser({ onItem, onError }: ItemHandlers): SaxesParser {
  const parser = new SaxesParser({ xmlns: false });
  let item: FeedItem | undefined;
  let itemLine = 0;
  let depth = 0;
  let text = '';
  parser.on('opentag', ({ name, attributes }) => {
    if (!item && ITEMS.includes(name)) {
      item = [];
      itemLine = parser.line;
      depth = 0;
      return;
    }
    if (!item) return;
    depth += 1;
    // Within an element of Atom that is XHTML, the text of all elements counts.
    if (depth === 1) {
      text = '';
      item.push({ name, attributes, text: '' });
    }
  });
  const addText = (part: string) => {
    if (item && depth > 0) text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    if (!item) return;
    if (depth === 0) {
      if (ITEMS.includes(name)) onItem(item, itemLine);
      item = undefined;
      return;
    }
    const last = item.at(-1);
    if (depth === 1 && last) last.text = text;
    depth -= 1;
  });
  parser.on('error', ({ message }) => onError(message));
  return parser;
}
