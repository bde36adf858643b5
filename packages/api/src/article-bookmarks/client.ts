import { readArticle } from '../articles/readArticle';
import type { Transport } from '../http/createTransport';
import { createSavedClient, type SavedClient } from '../saved/client';
import { readSavedRow } from '../saved/readSaved';
import type { ArticleBookmark } from './contract';

export type ArticleBookmarksClient = SavedClient<ArticleBookmark>;

export function createArticleBookmarksClient(transport: Transport): ArticleBookmarksClient {
  return createSavedClient(transport, 'article-bookmarks', (row) =>
    readSavedRow(row, { object: 'article', readObject: readArticle }),
  );
}
