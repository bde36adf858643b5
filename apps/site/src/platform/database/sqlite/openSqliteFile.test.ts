import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasOwnSqlite, openSqliteFile } from './openSqliteFile';
import type { SqliteFile } from './SqliteFile';

/** The one that this Node uses; the other cannot be loaded in every Node. */
const driver = hasOwnSqlite ? 'node:sqlite' : 'better-sqlite3';

describe(`HOST-1 a SQLite file opened with ${driver}`, () => {
  let folder: string;
  let files: SqliteFile[];
  const openFile = (path = join(folder, 'city.sqlite')) => {
    const file = openSqliteFile(path, { busyTimeoutMs: 0 });
    files.push(file);
    return file;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cityguide-sqlite-'));
    files = [];
  });
  afterEach(() => {
    for (const file of files) file.close();
    rmSync(folder, { recursive: true });
  });

  it('tells statements that return rows from those that do not', () => {
    const file = openFile();
    file.exec('create table places (id integer primary key, name text not null)');
    const insert = file.prepare('insert into places (name) values (?)');
    expect(insert.reader).toBe(false);
    expect(insert.run(['Café Ümit'])).toMatchObject({ changes: 1, lastInsertRowid: 1 });
    const select = file.prepare('select id, name from places');
    expect(select.reader).toBe(true);
    expect(select.all([])).toEqual([{ id: 1, name: 'Café Ümit' }]);
    expect([...select.iterate([])]).toEqual([{ id: 1, name: 'Café Ümit' }]);
    expect(file.prepare('insert into places (name) values (?) returning id').reader).toBe(true);
  });

  it.each([
    ['SQLITE_CONSTRAINT_UNIQUE', "insert into places values (2, 'a', 1)"],
    ['SQLITE_CONSTRAINT_PRIMARYKEY', "insert into places values (1, 'b', 1)"],
    ['SQLITE_CONSTRAINT_NOTNULL', 'insert into places values (2, null, 1)'],
    ['SQLITE_CONSTRAINT_FOREIGNKEY', "insert into places values (2, 'b', 9)"],
  ])('says %s by its code', (code, statement) => {
    const file = openFile();
    file.exec(`pragma foreign_keys = ON; create table kinds (id integer primary key); insert into kinds values (1);
      create table places (id integer primary key, name text not null unique, kind integer references kinds);
      insert into places values (1, 'a', 1)`);
    expect(() => file.prepare(statement).run([])).toThrow(expect.objectContaining({ code }));
  });

  it('says SQLITE_BUSY where another process has locked the file, and SQLITE_CANTOPEN where there is none', () => {
    const file = openFile();
    file.exec('begin exclusive');
    expect(() => openFile().exec('begin exclusive')).toThrow(
      expect.objectContaining({ code: 'SQLITE_BUSY' }),
    );
    expect(() => openFile(join(folder, 'no', 'folder.sqlite')).exec('begin')).toThrow();
  });
});
