import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');

export interface WorkspaceClone {
  dir: string;
  /** Runs a line of a document in a folder of the clone, as a shell would; returns its output and exit status. */
  run(line: string, folder?: string): { status: number | null; output: string };
  /** Starts a server. */
  start(line: string): ServerProcess;
  remove(): void;
}

export interface ServerProcess {
  /** Waits until the output matches `times` times; returns the last match. */
  waitForOutput(pattern: RegExp, times?: number): Promise<RegExpMatchArray>;
  /** Sends a signal to npm only; waits until everything it started has ended. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * The content of a fresh clone: the files that git tracks or would add, in a separate folder with nothing installed.
 * Build results are taken from the project's cache, and the generated city from `dataDir`.
 */
export function cloneWorkspace({ dataDir }: { dataDir: string }): WorkspaceClone {
  const dir = mkdtempSync(path.join(tmpdir(), 'cityguide-clone-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of files)
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(dir, file));
  const env = {
    ...process.env,
    // A fresh clone cannot use the packages of the project that runs this test.
    NODE_PATH: '',
    PATH: (process.env['PATH'] ?? '').split(path.delimiter).filter(isNotOurs).join(path.delimiter),
    TURBO_CACHE_DIR: process.env['TURBO_CACHE_DIR'] ?? path.join(root, '.turbo/cache'),
    DATA_DIR: dataDir,
    PORT: '0',
    SANDBOX_PORT: '0',
    LOG_LEVEL: 'error',
  };
  return {
    dir,
    run(line, folder = '.') {
      const cwd = path.join(dir, folder);
      const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd, env, encoding: 'utf8' });
      return { status, output: stdout + stderr };
    },
    start: (line) => wrapProcess(spawn('sh', ['-c', `exec ${line}`], { cwd: dir, env })),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

const isNotOurs = (folder: string) => !folder.includes('node_modules');

function wrapProcess(npm: ChildProcess): ServerProcess {
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const check of listeners) check();
    });
  const outputClosed = Promise.all([npm.stdout, npm.stderr].map((stream) => stream && once(stream, 'close')));
  return {
    waitForOutput: (pattern, times = 1) =>
      new Promise((resolve, reject) => {
        const checkOutput = () => {
          const match = [...output.matchAll(new RegExp(pattern, 'g'))][times - 1];
          if (!match) return;
          listeners.delete(checkOutput);
          resolve(match);
        };
        listeners.add(checkOutput);
        checkOutput();
        npm.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output.slice(-3000)}`)));
      }),
    async stop(signal) {
      if (npm.exitCode !== null) return npm.exitCode;
      const ended = once(npm, 'exit');
      npm.kill(signal);
      // A process that is left over keeps the output open.
      await Promise.all([ended, outputClosed]);
      return npm.exitCode;
    },
  };
}

/** The commands in the shell blocks of a document, without their comments. */
export function readCommands(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return [...text.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/\s{2,}#.*$/, '').trim())
      .filter((line) => line !== ''),
  );
}
