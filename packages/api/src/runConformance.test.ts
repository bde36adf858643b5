import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createMockBackend } from './mocks';
import { serveHandlers } from './testing/serveHandlers';

const tsx = createRequire(__filename).resolve('tsx/cli');

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const script = join(__dirname, 'runConformance.ts');
    execFile(process.execPath, [tsx, script, ...args], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

describe('npm run conformance', () => {
  jest.setTimeout(60_000);

  it('API-1.conformance passes a backend that follows the contract, over real sockets', async () => {
    const backend = createMockBackend({ sessions: 'cookies' });
    const server = await serveHandlers((origin) => backend.handlers(`${origin}/api/v2/`));
    const { code, output } = await run(server.origin);
    await server.stop();
    expect(output).toContain('API-1 every declared answer of every route has been seen');
    expect(output).toMatch(/^\d+ passed, 0 failed$/m);
    expect(code).toBe(0);
  });

  it('API-1.conformance fails one that does not, and reports where', async () => {
    const backend = createMockBackend({ sessions: 'cookies' });
    backend.injectFault({ method: 'DELETE' }, { kind: 'fail', status: 500 });
    const server = await serveHandlers((origin) => backend.handlers(`${origin}/api/v2/`));
    const { code, output } = await run(`${server.origin}/api/v2/`);
    await server.stop();
    expect(output).toMatch(/✗ AUTH-15\.done .*\n +DELETE favourites\/\d+\/ answered 500/);
    expect(output).toMatch(/No case brings about .*DELETE favourites\/\{id\}\/ 204/);
    expect(code).toBe(1);
  });

  it('ANY-13.conformance says call by call what an API does differently, what it lacks, and which widgets need it', async () => {
    const backend = createMockBackend({ sessions: 'cookies' });
    backend.injectFault({ path: 'photos/' }, { kind: 'fail', status: 404 });
    backend.injectFault({ path: 'house-ads/' }, { kind: 'fail', status: 500 });
    const server = await serveHandlers((origin) => backend.handlers(`${origin}/api/v2/`));
    const { code, output } = await run('--url', server.origin);
    await server.stop();
    expect(code).toBe(1);
    expect(output).toMatch(/^GET {4}photos\/ +photo-viewer, photos\n {4}missing: answered 404$/m);
    expect(output).toMatch(/^GET {4}house-ads\/ +ad-slot\n {4}differs: GET house-ads\/.* answered 500/m);
    expect(output).toMatch(/^GET {4}listings\/ +listing-grid, navbar, onboarding\n {4}as agreed$/m);
    expect(output).toMatch(/^GET {4}contests\/ +no widget\n {4}as agreed$/m);
  });

  it('without a URL it prints its usage', async () => {
    const { code, output } = await run();
    expect(output).toContain('Usage: npm run conformance -- --url https://');
    expect(code).toBe(2);
  });
});
