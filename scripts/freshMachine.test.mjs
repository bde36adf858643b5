import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './paths.mjs';

/** @type {typeof import('../package.json')} */
const { scripts, packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/**
 * What a script imports, transitively; our own files by path, everything else by name.
 * @param {string} file
 * @param {Set<string>} found
 */
function listImports(file, found = new Set()) {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import\b|export [^'"\n(]* from )[^'"]*['"]([^'"]+)['"]/gm,
  )) {
    const target = name.startsWith('.') ? path.resolve(path.dirname(file), name) : name;
    if (found.has(target)) continue;
    found.add(target);
    if (name.startsWith('.')) listImports(target, found);
  }
  return found;
}

describe('a fresh machine with Node.js and npm', () => {
  it.each(/** @type {const} */ (['start', 'test', 'dev', 'build', 'check']))(
    'QUAL-5.nothing-installed needs one command for npm run %s, and nothing installed before it',
    (name) => {
      const file = /^(?:exec )?node (scripts\/[\w-]+\.mjs)$/.exec(scripts[name])?.[1];
      const foreign = [...listImports(path.join(root, file ?? ''))].filter(
        (target) => !path.isAbsolute(target) && !isBuiltin(target),
      );
      expect(foreign).toEqual([]);
    },
  );

  it.each(['start', 'test'])(
    'QUAL-5.one-command npm run %s installs what is locked before it does anything',
    (name) => {
      const steps = readFileSync(path.join(root, 'scripts', `${name}.mjs`), 'utf8').match(
        /^await (?:run\w+|installPackages)\(/gm,
      );
      expect(steps?.[0]).toBe('await installPackages(');
      expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/);
    },
  );

  describe('with only the scripts and a fake npx', () => {
    /** @type {string} */
    let folder;
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'cityguide-fresh-'));
      cpSync(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
      for (const name of ['package.json', 'pnpm-lock.yaml'])
        cpSync(path.join(root, name), path.join(folder, name));
      for (const name of ['bin', 'node_modules']) mkdirSync(path.join(folder, name));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    /**
     * @param {string} name
     * @param {string} lines of the shell
     */
    function putOnPath(name, lines) {
      const file = path.join(folder, 'bin', name);
      writeFileSync(file, `#!/bin/sh\n${lines}\n`);
      chmodSync(file, 0o755);
    }
    /**
     * @param {string[]} args
     * @param {NodeJS.ProcessEnv} env
     */
    const call = (args, env = {}) =>
      spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: `${path.join(folder, 'bin')}:/usr/bin:/bin`, CHROMIUM: process.execPath, ...env },
      });
    const runs = () => readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n');

    it.each([
      ['start', 'build'],
      ['test', 'check'],
    ])('QUAL-5.one-command npm run %s installs first, then continues with the %s', (name, next) => {
      putOnPath('npx', `echo "$@" >> ${path.join(folder, 'log')}`);
      call([path.join(folder, 'scripts', `${name}.mjs`)]);
      const [first, ...others] = runs();
      expect(first).toBe(`-y ${packageManager} install --frozen-lockfile --reporter=append-only`);
      expect(others.join()).toContain(`-y ${packageManager} exec turbo run ${next}`);
    });

    it.each(['start', 'dev'])(
      'stops npm run %s, and all that it has begun, on one signal to npm',
      async (name) => {
        putOnPath('npx', `echo $$ >> ${path.join(folder, 'log')}\necho up\nsleep 30\necho late`);
        putOnPath('node', `exec ${process.execPath} "$@"`);
        const npm = spawn('npm', ['run', name], {
          cwd: folder,
          stdio: ['ignore', 'pipe', 'inherit'],
          env: { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` },
        });
        const ended = once(npm.stdout, 'close');
        await new Promise((resolve) => {
          npm.stdout.on('data', (chunk) => /^up$/m.test(String(chunk)) && resolve(chunk));
        });
        npm.kill('SIGTERM');
        // A process that is left over keeps stdout open.
        await ended;
        expect(() => process.kill(Number(runs()[0]), 0)).toThrow('ESRCH');
      },
    );

    it.each([
      ['new:widget', ['opening-hours']],
      ['release', []],
      ['generate', []],
    ])('says that npm run %s needs the packages, and how to install them', (name, args) => {
      const { status, stderr } = call([
        path.join(folder, 'scripts', `${name.replace(':', '-')}.mjs`),
        ...args,
      ]);
      expect(status).toBe(1);
      expect(stderr).toContain(`npm run ${name} needs the packages, and they are not installed yet.`);
      expect(stderr).toContain(`npx ${packageManager} install`);
    });

    it('says so if the packages cannot be installed, and does nothing else', () => {
      putOnPath('npx', `echo "$@" >> ${path.join(folder, 'log')}; exit 1`);
      const { status, stderr } = call([path.join(folder, 'scripts', 'start.mjs')]);
      expect([status, stderr]).toEqual([1, expect.stringContaining('The packages could not be installed')]);
      expect(runs()).toHaveLength(1);
    });

    const FIND =
      "import('./scripts/find-chromium.mjs').then(({ findChromium }) => console.log(findChromium()))";
    it('QUAL-5.chromium is the configured one, else one on the PATH', () => {
      expect(call(['-e', FIND]).stdout.trim()).toBe(process.execPath);
      expect(call(['-e', FIND], { CHROMIUM: '/nowhere' }).stderr).toContain('/nowhere, which does not exist');
      putOnPath('chromium', 'exit 0');
      const found = call(['-e', FIND], { CHROMIUM: undefined, PATH: path.join(folder, 'bin') });
      expect(found.stdout.trim()).toBe(path.join(folder, 'bin', 'chromium'));
    });

    it('QUAL-5.chromium is Debian’s if this user may install it; otherwise it says how to get one', () => {
      putOnPath(
        'apt-get',
        `echo "$@" >> ${path.join(folder, 'log')}; : > ${path.join(folder, 'bin', 'chromium')}`,
      );
      const { stdout, stderr } = call(['-e', FIND], { CHROMIUM: undefined, PATH: path.join(folder, 'bin') });
      const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
      expect(mayInstall ? runs().at(-1) : stderr).toMatch(
        mayInstall ? /^install -y -qq chromium$/ : /needs? a Chromium.*apt-get install chromium/,
      );
      expect(stdout.includes(path.join(folder, 'bin', 'chromium'))).toBe(mayInstall);
    });
  });
});
