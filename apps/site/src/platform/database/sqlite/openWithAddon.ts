import { createRequire } from 'node:module';
import type Addon from 'better-sqlite3';
import type { OpenSqliteFile } from './SqliteFile';

const require = createRequire(import.meta.url);

const isMissing = `SQLite's driver better-sqlite3 is not there: it could not be compiled while the packages were installed. Use Node 24 or newer, which brings SQLite itself; or install python3, make and a C++ compiler, and then the packages again.`;

/**
 * Opens a SQLite file with better-sqlite3. It is loaded here only, as a newer Node has not always compiled it.
 * @throws where it was not compiled, and says what to do
 */
export const openWithAddon: OpenSqliteFile = (path, { busyTimeoutMs }) => {
  const file = new (loadAddon())(path, { timeout: busyTimeoutMs });
  return {
    prepare: (text) => file.prepare(text),
    exec: (statements) => void file.exec(statements),
    close: () => void file.close(),
  };
};

function loadAddon(): typeof Addon {
  try {
    return require('better-sqlite3') as typeof Addon;
  } catch (error) {
    throw new Error(isMissing, { cause: error });
  }
}
