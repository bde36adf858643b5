import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './places.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'cityguide-children-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A process of ours with one child, which stands behind a shell as behind npm's; gives the child's id once it runs. */
async function startOurs({ child = 'setTimeout(() => {}, 30_000)', options = '{}' } = {}) {
  const file = path.join(folder, 'id');
  const code = `
    import { startChild, whenEnded } from ${JSON.stringify(path.join(root, 'scripts/children.mjs'))};
    const code = ${JSON.stringify(`require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); console.log('up'); ${child}`)};
    const running = startChild('/bin/sh', ['-c', '"$0" -e "$1"; true', process.execPath, code], ${options});
    process.exit((await whenEnded(running)).code + 40);`;
  const ours = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(ours, 'exit');
  await once(ours.stdout, 'data');
  return { ours, ended, childId: Number(readFileSync(file, 'utf8')) };
}

function runs(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

describe('startChild', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ])('hands %s on to all that the child has started, and ends after it', async (signal, code) => {
    const { ours, ended, childId } = await startOurs();
    ours.kill(signal);
    expect(await ended).toEqual([code, null]);
    expect(runs(childId)).toBe(false);
  });

  it('waits for a child that takes its time to end', async () => {
    const { ours, ended, childId } = await startOurs({
      child: `process.on('SIGTERM', () => setTimeout(() => { console.log('done'); process.exit(); }, 200)); setTimeout(() => {}, 30_000)`,
    });
    const last = once(ours.stdout, 'data');
    ours.kill('SIGTERM');
    await ended;
    expect(String(await last)).toContain('done');
    expect(runs(childId)).toBe(false);
  });

  it('counts it as no failure where being stopped is how the child usually ends', async () => {
    const { ours, ended } = await startOurs({ options: '{ mayBeStopped: true }' });
    ours.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('goes on where the child ends by itself', async () => {
    const { ended } = await startOurs({ child: '' });
    expect(await ended).toEqual([40, null]);
  });
});
