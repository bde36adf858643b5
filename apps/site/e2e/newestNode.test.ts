import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The newest Node that has been tried. The package `node` brings its program for each system. */
const NEWEST_NODE = '26.10.0';

const siteFolder = path.resolve(__dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'cityguide-node-'));
const newestNode = path.join(folder, 'node_modules', 'node', 'bin', 'node');
spawnSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${NEWEST_NODE}`]);
const isInstalled = existsSync(newestNode);
if (!isInstalled) process.stdout.write(`Skipped: Node ${NEWEST_NODE} could not be had from npm.\n`);

afterAll(() => rmSync(folder, { recursive: true }));

(isInstalled ? describe : describe.skip)(`Node ${NEWEST_NODE}`, () => {
  it('QUAL-5.newest-node starts the site with its own SQLite, which serves, saves and stops as with the oldest', () => {
    const jest = path.join(siteFolder, 'node_modules', '@cityguide', 'tooling', 'bin', 'jest.mjs');
    const files = [
      'src/main.test.ts',
      'src/platform/database/sqlite',
      'src/members/saved/createSavedRepository',
    ];
    const { status, stdout, stderr } = spawnSync(newestNode, [jest, ...files], {
      cwd: siteFolder,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(status === 0 ? 'passed' : stdout + stderr).toBe('passed');
    expect(stderr).toContain('database/sqlite/openSqliteFile.test.ts');
  }, 240_000);
});
