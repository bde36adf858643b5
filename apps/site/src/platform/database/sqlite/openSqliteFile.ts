import { openWithAddon } from './openWithAddon';
import { openWithNode } from './openWithNode';
import type { OpenSqliteFile } from './SqliteFile';

/** The first release line of Node whose `node:sqlite` is no longer experimental. */
const FIRST_NODE_WITH_SQLITE = 24;

/** Whether Node brings SQLite itself, so that nothing has to be compiled. */
export const hasOwnSqlite = Number.parseInt(process.versions.node, 10) >= FIRST_NODE_WITH_SQLITE;

/** Opens a SQLite file with Node's own driver, and with better-sqlite3 where Node is too old for that. */
export const openSqliteFile: OpenSqliteFile = hasOwnSqlite ? openWithNode : openWithAddon;
