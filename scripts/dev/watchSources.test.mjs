import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchSources } from './watchSources.mjs';

let folder;
let watching;
let hear;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cityguide-watch-'));
  makePackage('clock');
  watching = await watchSources({
    listFolders: async () => readdirSync(folder).map((name) => path.join(folder, name)),
    newcomers: [folder],
    quietMs: 50,
    onQuiet: () => hear?.(),
  });
});
afterEach(() => {
  watching.stop();
  rmSync(folder, { recursive: true });
});

function makePackage(name) {
  mkdirSync(path.join(folder, name, 'src', 'parts'), { recursive: true });
  write(name, 'first');
}
const write = (name, text) => writeFileSync(path.join(folder, name, 'src', 'parts', 'words.ts'), text);
const whenHeard = () => new Promise((resolve) => (hear = resolve));

describe('watchSources', () => {
  it('tells of a file that changed, however deep', async () => {
    const heard = whenHeard();
    write('clock', 'second');
    await heard;
  });

  it('tells of a package that is made meanwhile, and watches it from then on', async () => {
    const made = whenHeard();
    makePackage('opening-hours');
    await made;
    const changed = whenHeard();
    write('opening-hours', 'second');
    await changed;
  });

  it('watches a package anew that went and came again', async () => {
    const gone = whenHeard();
    rmSync(path.join(folder, 'clock'), { recursive: true });
    await gone;
    const back = whenHeard();
    makePackage('clock');
    await back;
    const changed = whenHeard();
    write('clock', 'second');
    await changed;
  });
});
