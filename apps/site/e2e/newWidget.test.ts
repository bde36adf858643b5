import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyWorkspace, type WorkspaceCopy } from './testing/copyWorkspace';

// Compilers start several times here, and a busy machine needs time for each.
jest.setTimeout(240_000);

let workspace: WorkspaceCopy;
beforeEach(() => (workspace = copyWorkspace()));
afterEach(() => workspace.remove());

interface CommandResult {
  status: number | null;
  output: string;
}

function run(cwd: string, ...[command = '', ...args]: string[]): CommandResult {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const newWidget = (...args: string[]) =>
  run(workspace.dir, process.execPath, 'scripts/new-widget.mjs', '--no-install', ...args);
const read = (file: string) => readFileSync(path.join(workspace.dir, file), 'utf8');

describe('npm run new:widget', () => {
  it.each([
    { kind: 'react', like: 'listing-grid', title: 'Opening hours' },
    { kind: 'enhancer', like: 'save-button', title: 'Opening hours' },
  ])(
    'creates a widget of kind $kind that type-checks, passes its tests and builds',
    ({ kind, like, title }) => {
      workspace.linkPackages('opening-hours', like);
      const made = newWidget('opening-hours', '--kind', kind);
      expect(made).toMatchObject({
        status: 0,
        output: expect.stringContaining('Made packages/widgets/opening-hours'),
      });

      const dir = path.join(workspace.dir, 'packages/widgets/opening-hours');
      const tool = (name: string, ...args: string[]) =>
        run(dir, path.join('node_modules/.bin', name), ...args);
      expect(tool('tsc', '--noEmit')).toEqual({ status: 0, output: '' });
      expect(tool('cityguide-jest')).toMatchObject({ status: 0 });
      expect(tool('webpack')).toMatchObject({ status: 0 });
      expect(tool('cityguide-pack')).toMatchObject({ status: 0 });

      const { folder } = JSON.parse(read('packages/widgets/opening-hours/dist/latest.json'));
      const release = JSON.parse(read(`packages/widgets/opening-hours/dist/${folder}release.json`));
      expect(release).toMatchObject({ name: 'opening-hours', version: '1.0.0', kind, load: 'visible' });
      expect(readdirSync(path.join(dir, 'dist', folder))).toEqual(
        expect.arrayContaining([release.files.js, `${release.files.js}.br`, release.files.css]),
      );

      expect(read('docs/widgets.md')).toContain(`## ${title}`);
      expect(read('README.md')).toContain('`opening-hours`');
      expect(read('apps/sandbox/src/generated/widgets.ts')).toContain(
        '@cityguide/widget-opening-hours/widget',
      );
      expect(JSON.parse(read('apps/sandbox/package.json')).dependencies).toHaveProperty(
        '@cityguide/widget-opening-hours',
        'workspace:*',
      );
      expect(JSON.parse(read('configs/budgets.json'))).toMatchObject({
        'opening-hours js': expect.any(Number),
        'opening-hours css': expect.any(Number),
      });
      expect(
        run(dir, path.join(workspace.dir, 'node_modules/.bin/prettier'), '--check', 'src', 'package.json'),
      ).toMatchObject({ status: 0 });
    },
  );

  it.each([
    ['no name', [], 'needs a name'],
    ['a name that no element can carry', ['Opening_Hours'], 'must be kebab-case'],
    ['a name that is taken', ['navbar'], 'There is a widget "navbar" already'],
    ['the name of a part of Cityguide', ['embed'], 'is the name of a part of Cityguide'],
    ['a kind that does not exist', ['opening-hours', '--kind', 'vue'], 'it can be react or enhancer'],
    ['an option that does not exist', ['opening-hours', '--sort', 'react'], "Unknown option '--sort'"],
  ])('rejects %s, says why and writes nothing', (_what, args, message) => {
    const before = read('configs/budgets.json');
    const { status, output } = newWidget(...args);
    expect(status).toBe(1);
    expect(output).toContain(message);
    expect(output).toContain('npm run new:widget -- opening-hours');
    expect(existsSync(path.join(workspace.dir, 'packages/widgets/opening-hours'))).toBe(false);
    expect(read('configs/budgets.json')).toBe(before);
  });
});

describe('npm run generate', () => {
  const generate = (...args: string[]) =>
    run(workspace.dir, process.execPath, 'scripts/generate.mjs', ...args);

  it('reports stale files with --check, and updates them without', () => {
    generate();
    const fresh = read('README.md');
    const stale = fresh.replace('`navbar`', '`navbra`');
    writeFileSync(path.join(workspace.dir, 'README.md'), `Words of our own.\n\n${stale}`);
    rmSync(path.join(workspace.dir, 'docs/widgets.md'));

    expect(generate('--check')).toEqual({ status: 1, output: 'Stale:\n  docs/widgets.md\n  README.md\n' });
    expect(existsSync(path.join(workspace.dir, 'docs/widgets.md'))).toBe(false);

    expect(generate()).toEqual({ status: 0, output: 'docs/widgets.md\nREADME.md\n' });
    expect(read('README.md')).toBe(`Words of our own.\n\n${fresh}`);
    expect(generate('--check')).toEqual({ status: 0, output: '' });
  });
});
