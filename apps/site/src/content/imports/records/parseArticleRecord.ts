import type { RawRecord } from '../ContentKind';
import { articleSections, findArticleSection, type ArticleSection } from './articleSections';
import { createRecordReader, quote, type RecordReader } from './createRecordReader';
import { readPath } from './readPath';
import { readPictures } from './readPictures';
import { sanitizeBody } from './sanitizeBody';

export const articleFields = [
  'name',
  'section',
  'summary',
  'body',
  'author',
  'pictures',
  'published',
  'path',
] as const;

export type ArticleRecord = ReturnType<typeof readArticle>;

/** An article as it comes from elsewhere. What is undefined is left as the site has it. */
export function parseArticleRecord(input: RawRecord) {
  const reader = createRecordReader(input);
  const record = readArticle(reader);
  return { record, problems: reader.problems };
}

function readArticle(reader: RecordReader) {
  reader.reportUnknown(articleFields);
  const body = reader.readText('body', { max: 1_000_000, isMultiLine: true });
  return {
    name: reader.readRequiredText('name', { max: 300 }),
    section: readSection(reader),
    summary: reader.readText('summary', { max: 2000 }),
    /** HTML that can do no harm. */
    body: body === undefined ? undefined : sanitizeBody(body),
    author: reader.readText('author', { max: 200 }),
    pictures: readPictures(reader),
    published: reader.readTime('published'),
    path: readPath(reader, /^\/(?:[a-z-]+)\/[a-z0-9][a-z0-9-]*\/$/, '/food/the-title/'),
  };
}

function readSection(reader: RecordReader): ArticleSection {
  const text = reader.readRequiredText('section', { max: 100 });
  const section = findArticleSection(text);
  if (section) return section;
  if (text !== '')
    reader.report(
      'section',
      `${quote(text)} is no section of the site.`,
      `Use one of ${articleSections.map(({ name }) => name).join(', ')}.`,
    );
  return articleSections[0];
}
