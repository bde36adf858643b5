import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
/** A busy machine compiles slowly; beyond this something hangs. */
export const START_LIMIT_MS = 300_000;
const sandboxDir = path.join(root, 'apps/sandbox');

export interface RunningSandbox {
  address: string;
  /** Changes a source file of a widget: in the copy that this sandbox shows, never the real one. */
  edit(file: string, change: (source: string) => string): void;
  stop(): Promise<void>;
}

/** Starts the sandbox's development server on a free port, with copies of some widgets that a test may change. */
export async function startSandbox({ copied }: { copied: readonly string[] }): Promise<RunningSandbox> {
  mkdirSync(path.join(sandboxDir, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(sandboxDir, '.cache/e2e-'));
  for (const widget of copied) copyWidget(widget, folder);
  const config = path.join(folder, 'webpack.config.mjs');
  writeFileSync(config, createConfig(copied));

  const webpack = path.join(sandboxDir, 'node_modules/webpack/bin/webpack.js');
  const server = spawn(process.execPath, [webpack, 'serve', '--config', config, '--port', '0'], {
    cwd: sandboxDir,
    // pnpm starts jest with a NODE_PATH that finds every package, also those that the sandbox does not declare.
    env: { ...process.env, NODE_PATH: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return {
      address: await readAddress(server),
      edit: (file, change) => editFile(path.join(folder, file), change),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function copyWidget(widget: string, folder: string): void {
  const source = path.join(root, 'packages/widgets', widget);
  for (const part of ['src', 'package.json'])
    cpSync(path.join(source, part), path.join(folder, widget, part), { recursive: true });
  symlinkSync(path.join(source, 'node_modules'), path.join(folder, widget, 'node_modules'), 'dir');
}

function createConfig(copied: readonly string[]): string {
  const alias = copied.flatMap((widget) =>
    ['definition', 'scenarios', 'widget'].map(
      (part) =>
        `'@cityguide/widget-${widget}/${part}': path.join(import.meta.dirname, '${widget}/src/${part}.ts'),`,
    ),
  );
  return `import path from 'node:path';
import sandboxConfig from '../../webpack.config.mjs';
export default (env) => {
  const config = sandboxConfig(env);
  return { ...config, resolve: { ...config.resolve, alias: { ${alias.join('\n')} } } };
};
`;
}

function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const onOutput = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (/compiled with \d+ error/.test(output))
        reject(new Error(`The sandbox does not compile:\n${output}`));
      else if (address && output.includes('compiled successfully')) resolve(address);
    };
    server.stdout?.on('data', onOutput);
    server.stderr?.on('data', onOutput);
    setTimeout(
      () => reject(new Error(`The sandbox was not ready in time:\n${output}`)),
      START_LIMIT_MS,
    ).unref();
    server.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}:\n${output}`)));
  });
}

function editFile(file: string, change: (source: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} no longer holds what this test changes.`);
  writeFileSync(file, after);
}
