import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../paths.mjs';
import { findDeadLinks } from './findDeadLinks.mjs';
import { findUnknownPaths, findUnknownScripts } from './findUnknownNames.mjs';
import { listDocuments } from './listDocuments.mjs';

const documents = listDocuments();
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');

describe.each(documents)('$file', (document) => {
  it('links to existing targets', () => {
    expect(findDeadLinks(document)).toEqual([]);
  });
});

// The requirements describe what is wanted, built or not; every other document describes what exists.
const descriptions = documents.filter(({ file }) => file !== 'docs/requirements.md');

describe.each(descriptions)('$file', (document) => {
  it('names existing commands and files', () => {
    expect(findUnknownScripts(document)).toEqual([]);
    expect(findUnknownPaths(document)).toEqual([]);
  });
});

describe('the documents', () => {
  it('are all reachable from the README or a page that it links to', () => {
    const files = documents.map(({ file }) => file);
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'docs/editor.md', 'docs/developer.md', 'docs/operator.md']),
    );
    for (const page of ['editor', 'developer', 'operator'])
      expect(read('README.md')).toContain(`(docs/${page}.md`);
  });

  it('EMBED-13.documented describe every event for editors', () => {
    const events = read('packages/widget-kit/src/events/PageEvents.ts').match(/'cityguide:\w+'/g) ?? [];
    const table = read('docs/editor.md');
    expect(events.length).toBeGreaterThan(5);
    for (const event of events) expect(table).toContain(event.replaceAll("'", '`'));
  });
});

describe('the backup that docs/operator.md describes', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'cityguide-backup-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Like sqlite3, it does not overwrite a file. */
  const SQLITE = `#!/bin/sh
file=$(printf %s "$2" | sed "s/^VACUUM INTO '\\(.*\\)'$/\\1/")
[ -e "$file" ] && echo "output file already exists" >&2 && exit 1
cp "$1" "$file"
`;

  it('can be made repeatedly', () => {
    const [, command = ''] = /```sh\n([^`]*VACUUM INTO[^`]*)```/.exec(read('docs/operator.md')) ?? [];
    for (const name of ['bin', 'srv/city', 'backup']) mkdirSync(path.join(folder, name), { recursive: true });
    const sqlite = path.join(folder, 'bin/sqlite3');
    writeFileSync(sqlite, SQLITE);
    chmodSync(sqlite, 0o755);
    for (const day of ['monday', 'tuesday']) {
      writeFileSync(path.join(folder, 'srv/city/cityguide.sqlite'), day);
      const localCommand = command
        .replaceAll('/srv/', `${folder}/srv/`)
        .replaceAll('/backup/', `${folder}/backup/`);
      const { status, stderr } = spawnSync('sh', ['-e', '-c', localCommand], {
        encoding: 'utf8',
        env: { PATH: `${folder}/bin:/usr/bin:/bin` },
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(readFileSync(path.join(folder, 'backup/city.sqlite'), 'utf8')).toBe(day);
    }
  });
});

describe('the check of links and names', () => {
  const file = 'docs/editor.md';
  it('finds missing files and headings', () => {
    const text =
      '[a](widgets.md) [b](gone.md) [c](widgets.md#save-button) [d](widgets.md#gone) [e](#gone) [f](https://a.example)';
    expect(findDeadLinks({ file, text })).toEqual(['gone.md', 'widgets.md#gone', '#gone']);
  });

  it('ignores links in code', () => {
    expect(findDeadLinks({ file, text: '`[a](gone.md)`\n```md\n[b](gone.md)\n```\n' })).toEqual([]);
  });

  it('finds missing commands and paths', () => {
    expect(findUnknownScripts({ text: '`npm run build`, `npm run biuld`' })).toEqual(['biuld']);
    expect(findUnknownPaths({ text: '`apps/site/src`, `apps/site/scr`, `configs/sites/halifax`' })).toEqual([
      'apps/site/scr',
    ]);
  });
});
