import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');

interface BuildReleaseOptions {
  /** Folder to build in; gets the sources, the links to the packages and `dist/`. */
  dir: string;
  /** Package folder with the sources, relative to the project's root. */
  from: string;
  /** The version of the store that the widget declares to be built against. */
  store: string;
  /** Changes the sources before the build. */
  change?(dir: string): void;
}

/**
 * Builds and packs a widget in a separate folder, as a deployment of only that widget does.
 * @returns its release id, such as `1.0.0-ab12cd34`
 */
export function buildRelease({ dir, from, store, change }: BuildReleaseOptions): string {
  cpSync(path.join(root, from), dir, {
    recursive: true,
    filter: (file) => !/\/(node_modules|dist|build|reports)(\/|$)/.test(file),
  });
  const scope = path.join(dir, 'node_modules', '@cityguide');
  mkdirSync(path.join(scope, 'store'), { recursive: true });
  writeFileSync(
    path.join(scope, 'store', 'package.json'),
    JSON.stringify({ name: '@cityguide/store', version: store }),
  );
  for (const name of ['ui', 'widget-kit'])
    symlinkSync(path.join(root, 'packages', name), path.join(scope, name), 'dir');
  symlinkSync(path.join(root, 'configs/tooling'), path.join(scope, 'tooling'), 'dir');
  change?.(dir);
  const tools = path.join(root, 'packages/widgets/save-button/node_modules/.bin');
  run(path.join(tools, 'webpack'), dir);
  run(path.join(tools, 'cityguide-pack'), dir);
  const { folder } = JSON.parse(readFileSync(path.join(dir, 'dist/latest.json'), 'utf8')) as {
    folder: string;
  };
  return path.basename(folder);
}

/** Runs the project's release command on the test's own registry. */
export function release(registryFile: string, ...args: string[]): string {
  return run(process.execPath, root, ['scripts/release.mjs', '--registry', registryFile, ...args]);
}

function run(command: string, cwd: string, args: string[] = []): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}
