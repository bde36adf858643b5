import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import {
  cloneWorkspace,
  readCommands,
  type ServerProcess,
  type WorkspaceClone,
} from './testing/cloneWorkspace';

// Packages are linked, compilers start, and a busy machine needs time for each.
jest.setTimeout(400_000);

let clone: WorkspaceClone;
let served: ServerProcess | undefined;
beforeAll(() => {
  clone = cloneWorkspace({ dataDir: path.resolve(__dirname, '../data/e2e') });
});
afterEach(closeVisits);
afterAll(disconnectBrowser);
afterAll(async () => {
  await served?.stop('SIGTERM');
  clone.remove();
});

const WIDGET = 'packages/widgets/opening-hours';
/** Commands of docs/developer.md that are tested elsewhere, or take too long here. */
const TRIED_ELSEWHERE: Record<string, string> = {
  'npm test': 'runs this',
  'npm run check': 'a step of npm test',
  'npm run new:widget -- opening-hours --kind enhancer': 'newWidget.test.ts',
  'npx cityguide-jest src/OpeningHours.test.tsx --watch': 'the line before, again and again',
  'cd ../../..': 'the next command runs at the root',
  'npm run attack': 'a step of npm test',
  'npm run e2e -- visit': 'a step of npm test',
  'npm run requirements -- --static': 'a step of npm test',
  'cd apps/site': 'the next two run there',
  'DATA_DIR=data/trial npm run migrate': 'the tests of the database',
  'DATA_DIR=data/trial npm run seed': 'the tests of the seed; minutes',
  'npm run release -- --prune --days 30': 'pruneReleases.test.mjs',
  'npm run bench -- sizes': 'the tests of scripts/bench',
  'npm run bench -- check --only N': 'minutes',
  'npm run bench -- --only F --runs 3': 'minutes',
};

const executedCommands = new Set<string>();
/** A command as written in the document. */
function documented(command: string): string {
  executedCommands.add(command);
  return command;
}

function run(command: string, folder?: string): string {
  const { status, output } = clone.run(documented(command), folder);
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output}`);
  return output;
}

function edit(file: string, change: (source: string) => string): void {
  const filePath = path.join(clone.dir, file);
  writeFileSync(filePath, change(readFileSync(filePath, 'utf8')));
}

describe('the commands of docs/developer.md in a fresh clone', () => {
  it('QUAL-5.nothing-installed requires an install before a widget is created, and says so', () => {
    const { status, output } = clone.run('npm run new:widget -- opening-hours');
    expect({ status, output }).toEqual({
      status: 1,
      output: expect.stringContaining('needs the packages, and they are not installed yet'),
    });
  });

  it('QUAL-5.one-command npm run dev installs, builds, and serves site and sandbox', async () => {
    served = clone.start(documented('npm run dev'));
    const [, site] = await served.waitForOutput(/The guide site is at (\S+)/);
    expect((await fetch(`${site}/health/ready`)).status).toBe(200);
  });

  it('tests a widget that is created meanwhile, shows it in the sandbox, builds it, and rebuilds it when it changes', async () => {
    const dev = served as ServerProcess;
    const [, sandbox] = await dev.waitForOutput(/Loopback: (\S+)/);
    await dev.waitForOutput(/sandbox compiled successfully/);
    run('npm run new:widget -- opening-hours');
    documented(`cd ${WIDGET}`);
    run('npx cityguide-jest', WIDGET);
    await dev.waitForOutput(/opening-hours: new -> /);

    const { page } = await startVisit();
    await page.goto(`${sandbox}?widget=opening-hours`);
    const stage = page.frameLocator('iframe[title="Stage"]');
    await stage.getByText('Hello.', { exact: true }).waitFor();

    edit(`${WIDGET}/src/messages.ts`, (source) => source.replace('Hello.', 'We are open.'));
    await stage.getByText('We are open.', { exact: true }).waitFor();
    await dev.waitForOutput(/opening-hours: opening-hours\/\S+ -> /);
  });

  it('releases the widget and rolls it back', () => {
    run('npm run build');
    const list = run('npm run release -- --list');
    const [, other] = /opening-hours {2}(1\.0\.0-\w+)\n/.exec(list) ?? [];
    const [, live] = /opening-hours {2}(1\.0\.0-\w+) {2}\(live, newest\)/.exec(list) ?? [];
    expect(live).toBeDefined();
    const back = run(
      'npm run release -- opening-hours --to 1.0.0-ab12cd34'.replace('1.0.0-ab12cd34', `${other}`),
    );
    executedCommands.add('npm run release -- opening-hours --to 1.0.0-ab12cd34');
    expect(back).toContain(`opening-hours: opening-hours/${live}/ -> opening-hours/${other}/`);
    expect(run('npm run release -- opening-hours')).toContain(
      `opening-hours: opening-hours/${other}/ -> opening-hours/${live}/`,
    );
    expect(run('npm run release')).toContain('Nothing changed');
  });

  it.each(['npm run dev', 'npm start'])(
    'stops %s, and everything it started, on one signal to npm',
    async (command) => {
      if (command === 'npm start') {
        served = clone.start(documented(command));
        await served.waitForOutput(/The guide site is at \S+/);
      }
      await served?.stop('SIGTERM');
    },
  );

  it('covers every command of the document', () => {
    const coveredCommands = [...executedCommands, ...Object.keys(TRIED_ELSEWHERE)];
    expect(readCommands('docs/developer.md').filter((command) => !coveredCommands.includes(command))).toEqual(
      [],
    );
  });
});
