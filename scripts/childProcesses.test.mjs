import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './paths.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'cityguide-children-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a process with one child behind a shell, like npm's; returns the child's id once it runs. */
async function startOurs({ child = 'setTimeout(() => {}, 30_000)', options = '{}' } = {}) {
  const file = path.join(folder, 'id');
  const code = `
    import { startChild, whenEnded } from ${JSON.stringify(path.join(root, 'scripts/childProcesses.mjs'))};
    const code = ${JSON.stringify(`require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); ${child}; console.log('up')`)};
    const running = startChild('/bin/sh', ['-c', '"$0" -e "$1"; true', process.execPath, code], ${options});
    process.exit((await whenEnded(running)).code + 40);`;
  const ours = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(ours, 'exit');
  await once(ours.stdout, 'data');
  return { ours, ended, childId: Number(readFileSync(file, 'utf8')) };
}

/** @param {number} id */
function runs(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

describe('startChild', () => {
  /** @type {[NodeJS.Signals, number][]} */
  const signals = [
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ];
  it.each(signals)(
    'forwards %s to everything that the child has started, and exits after it',
    async (signal, code) => {
      const { ours, ended, childId } = await startOurs();
      ours.kill(signal);
      expect(await ended).toEqual([code, null]);
      expect(runs(childId)).toBe(false);
    },
  );

  it('waits for a child that exits slowly', async () => {
    const { ours, ended, childId } = await startOurs({
      child: `process.on('SIGTERM', () => setTimeout(() => { console.log('done'); process.exit(); }, 200)); setTimeout(() => {}, 30_000)`,
    });
    const last = once(ours.stdout, 'data');
    ours.kill('SIGTERM');
    await ended;
    expect(String(await last)).toContain('done');
    expect(runs(childId)).toBe(false);
  });

  it('is not a failure if being stopped is the usual end of the child', async () => {
    const { ours, ended } = await startOurs({ options: '{ mayBeStopped: true }' });
    ours.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('continues if the child exits by itself', async () => {
    const { ended } = await startOurs({ child: '' });
    expect(await ended).toEqual([40, null]);
  });
});
