import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchSources } from './watchSources.mjs';

/** @type {string} */
let folder;
/** @type {{ stop(): void }} */
let watching;
/** @type {(() => void) | undefined} */
let onReport;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cityguide-watch-'));
  makePackage('clock');
  watching = await watchSources({
    listFolders: async () => readdirSync(folder).map((name) => path.join(folder, name)),
    newcomers: [folder],
    quietMs: 50,
    onQuiet: () => onReport?.(),
  });
});
afterEach(() => {
  watching.stop();
  rmSync(folder, { recursive: true });
});

/** @param {string} name */
function makePackage(name) {
  mkdirSync(path.join(folder, name, 'src', 'parts'), { recursive: true });
  write(name, 'first');
}
/**
 * @param {string} name
 * @param {string} text
 */
const write = (name, text) => writeFileSync(path.join(folder, name, 'src', 'parts', 'words.ts'), text);
/** @returns {Promise<void>} */
const whenReported = () => new Promise((resolve) => (onReport = resolve));

describe('watchSources', () => {
  it('reports a changed file, however deep', async () => {
    const reported = whenReported();
    write('clock', 'second');
    await reported;
  });

  it('reports a package that is created meanwhile, and watches it from then on', async () => {
    const created = whenReported();
    makePackage('opening-hours');
    await created;
    const changed = whenReported();
    write('opening-hours', 'second');
    await changed;
  });

  it('watches a package again that was removed and created again', async () => {
    const gone = whenReported();
    rmSync(path.join(folder, 'clock'), { recursive: true });
    await gone;
    const back = whenReported();
    makePackage('clock');
    await back;
    const changed = whenReported();
    write('clock', 'second');
    await changed;
  });
});
