import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from './platform/siteFolder';
import { sharedEngines, type SharedDatabase } from './testing/sharedEngines';

const root = join(siteFolder, '../..');
const page = readFileSync(join(root, 'docs/import.md'), 'utf8');
const files = [...page.matchAll(/```\w+ (\S+)\n([^`]*)```/g)].map(([, name = '', content = '']) => ({
  name,
  content,
}));
const commands = [...page.matchAll(/```sh\n([^`]*)```/g)]
  .flatMap(([, block = '']) => block.trim().split('\n'))
  .filter((line) => !line.startsWith('npm start'));

describe('docs/import.md', () => {
  let folder: string;
  let postgres: SharedDatabase;
  beforeAll(async () => {
    postgres = await sharedEngines[1].open();
    folder = mkdtempSync(join(tmpdir(), 'cityguide-document-'));
    for (const { name, content } of files) writeFileSync(join(folder, name), content);
  });
  afterAll(async () => {
    await postgres.database.close();
    rmSync(folder, { recursive: true });
  });

  /** As npm runs it from the folder with the files. */
  function run(command: string) {
    const [, script = '', rest = ''] = /^npm run ([\w-]+) -- (.*)$/.exec(command) ?? [];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`scripts/${script}.mjs`, ...rest.replace(/postgres:\S+/, postgres.url).split(' ')],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, INIT_CWD: folder, DATABASE_URL: `sqlite:${join(folder, 'city.sqlite')}` },
      },
    );
    return { command, status, stdout, stderr };
  }

  it('OWN-1.documented OWN-2.documented every command does what the page says, in its order', () => {
    expect(files.map(({ name }) => name)).toEqual(['places.csv', 'calendar.ics', 'feed.xml']);
    expect(commands.length).toBeGreaterThan(12);
    const results = commands.map(run);
    for (const { command, status, stderr } of results)
      expect([command, status, stderr]).toEqual([command, 0, expect.any(String)]);
    const printed = results.map(({ stdout }) => stdout.trim().split('\n').slice(-2).join('\n'));
    expect(printed[0]).toContain('2 read: would be 2 new');
    expect(printed[2]).toContain('2 read: 2 new');
    expect(printed.slice(-4)).toEqual([
      expect.stringContaining('2 read: 0 new, 0 changed, 2 as they were'),
      expect.stringContaining('1 read: 0 new, 0 changed, 1 as they were'),
      expect.stringContaining('1 read: 0 new, 0 changed, 1 as they were'),
      expect.stringContaining('every table has the same number and hash on both sides'),
    ]);
    const mapping: unknown = JSON.parse(readFileSync(join(folder, 'mapping.json'), 'utf8'));
    expect(mapping).toMatchObject({ columns: { Specialty: null, Nom: 'name' } });
  }, 180_000);
});
