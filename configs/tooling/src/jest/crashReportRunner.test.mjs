import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder, removeTempFolders } from '../testing/createTempFolder.mjs';

const bin = path.resolve('bin', 'jest.mjs');
const factory = path.resolve('src', 'jest.mjs');

afterEach(removeTempFolders);

/**
 * Runs a test file in a jest process of its own, which it crashes; the file `summed-up` appears with jest's summary.
 * @param {string} source
 */
async function runDeadly(source) {
  const config = `import { jestConfig } from ${JSON.stringify(factory)};
    export default jestConfig({ name: 'deadly', overrides: { testMatch: ['<rootDir>/*.test.mjs'] } });`;
  const folder = await createTempFolder({ 'jest.config.mjs': config, 'deadly.test.mjs': source });
  const jest = spawn(process.execPath, [bin, '--runInBand'], { cwd: folder });
  let stderr = '';
  jest.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
    if (stderr.includes('Test Suites:')) void writeFile(path.join(folder, 'summed-up'), '');
  });
  const code = await new Promise((resolve) => jest.on('close', resolve));
  return { stderr, code };
}

it('QUAL-5 a test file that throws after its last test is named', async () => {
  const { stderr, code } = await runDeadly(`
    import { existsSync } from 'node:fs';
    import { setInterval } from 'node:timers';
    it('passes', () => {
      const path = require.resolve('./deadly.test.mjs').replace('deadly.test.mjs', 'summed-up');
      setInterval(() => { if (existsSync(path)) throw new Error('too late'); }, 10);
    });`);
  expect(stderr).toContain('Thrown outside any test, by deadly.test.mjs: too late');
  expect(code).toBeGreaterThan(0);
});

it('QUAL-5 a test file that ends the process is named', async () => {
  const { stderr, code } = await runDeadly(`it('never ends', () => process.exit(3));`);
  expect(stderr).toContain('ended with code 3 while it ran deadly.test.mjs');
  expect(code).toBe(3);
});
