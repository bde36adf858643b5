import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');

export interface WorkspaceClone {
  dir: string;
  /** Runs a line of a document in a folder of the clone, as a shell would; gives its output and how it ended. */
  run(line: string, folder?: string): { status: number | null; output: string };
  /** Starts one that serves. */
  start(line: string): Served;
  remove(): void;
}

export interface Served {
  /** Waits until it has said what matches, so many times; gives the last match. */
  whenSaid(words: RegExp, times?: number): Promise<RegExpMatchArray>;
  /** Sends npm, and nobody else, a signal; waits until all that it started has ended. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * What a fresh clone has: the files that git knows or would take, in a folder of its own and with nothing installed.
 * What the project has built already is taken from its cache, and the made-up city from `dataDir`.
 */
export function cloneWorkspace({ dataDir }: { dataDir: string }): WorkspaceClone {
  const dir = mkdtempSync(path.join(tmpdir(), 'cityguide-clone-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of files)
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(dir, file));
  const env = {
    ...process.env,
    // The packages of the project that runs this test are not there for a fresh clone.
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
    start: (line) => serve(spawn('sh', ['-c', `exec ${line}`], { cwd: dir, env })),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

const isNotOurs = (folder: string) => !folder.includes('node_modules');

function serve(npm: ChildProcess): Served {
  let said = '';
  const heard = new Set<() => void>();
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      for (const look of heard) look();
    });
  const isSilent = Promise.all([npm.stdout, npm.stderr].map((stream) => stream && once(stream, 'close')));
  return {
    whenSaid: (words, times = 1) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = [...said.matchAll(new RegExp(words, 'g'))][times - 1];
          if (!match) return;
          heard.delete(look);
          resolve(match);
        };
        heard.add(look);
        look();
        npm.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${said.slice(-3000)}`)));
      }),
    async stop(signal) {
      if (npm.exitCode !== null) return npm.exitCode;
      const ended = once(npm, 'exit');
      npm.kill(signal);
      // Whoever is left over holds its output open.
      await Promise.all([ended, isSilent]);
      return npm.exitCode;
    },
  };
}

/** The commands in the shell blocks of a document, without what is said about them. */
export function readCommands(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return [...text.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/\s{2,}#.*$/, '').trim())
      .filter((line) => line !== ''),
  );
}
