import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ImportReport } from './content/imports/run/ImportReport';
import { siteFolder } from './platform/siteFolder';
import { createTwoColourImage } from './testing/drawPicture';
import { listFiles } from './testing/listFiles';
import { sharedEngines, type SharedDatabase } from './testing/sharedEngines';
import { startWebServer, type WebServer } from './testing/startWebServer';

describe.each(sharedEngines)('pictures that `npm run import` brings in, on $name', ({ open }) => {
  let shared: SharedDatabase;
  let cms: WebServer;
  let folder: string;
  beforeEach(async () => {
    shared = await open();
    folder = mkdtempSync(join(tmpdir(), 'cityguide-import-pictures-'));
    cms = await startWebServer(async (request, response) => {
      if (request.path !== '/oven.jpg') return response.writeHead(404).end();
      response.setHeader('etag', '"oven"');
      if (request.headers['if-none-match'] === '"oven"') return response.writeHead(304).end();
      return response.end(await createTwoColourImage());
    });
    writeFileSync(
      join(folder, 'places.csv'),
      [
        'id,name,category,pictures',
        `1,Lantern Bakery,Bakeries,${cms.origin}/oven.jpg`,
        `2,Bar Ossington,Bars,${cms.origin}/gone.jpg | ${cms.origin}/oven.jpg`,
        '3,Chez Nobody,Bars,http://10.0.0.1/private.jpg',
      ].join('\n'),
    );
  });
  afterEach(async () => {
    await cms.stop();
    await shared.database.close();
    shared.remove();
    rmSync(folder, { recursive: true });
  });

  async function bringIn(...args: string[]) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'src/importMain.ts', 'listings', 'places.csv', '--json', ...args],
      {
        cwd: siteFolder,
        env: {
          ...process.env,
          INIT_CWD: folder,
          DATA_DIR: join(folder, 'data'),
          DATABASE_URL: shared.url,
          PRIVATE_HOSTS: cms.host,
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const report = JSON.parse(await text(child.stdout)) as ImportReport;
    return { status: await ended, report };
  }

  it('OWN-5.file they are stored once; one that cannot be had is named by line and field, and the rest comes in', async () => {
    const { status, report } = await bringIn();
    expect(report.counts).toMatchObject({ created: 3, rejected: 0 });
    expect(report.problems).toEqual([
      expect.objectContaining({
        line: 3,
        field: 'pictures',
        problem: `${cms.origin}/gone.jpg: Its server answered with 404.`,
      }),
      expect.objectContaining({
        line: 4,
        field: 'pictures',
        problem: expect.stringContaining('http://10.0.0.1/private.jpg: '),
      }),
    ]);
    expect(status).toBe(1);
    const [picture, ...others] = listFiles(join(folder, 'data/images/brought-in'));
    expect([picture, others]).toEqual([expect.stringMatching(/^[0-9a-f]{40}\.jpg$/), []]);
    const rows = await shared.database.query.selectFrom('listings').select(['name', 'image_path']).execute();
    expect(Object.fromEntries(rows.map(({ name, image_path: path }) => [name, path]))).toEqual({
      'Lantern Bakery': `brought-in/${picture}`,
      'Bar Ossington': `brought-in/${picture}`,
      'Chez Nobody': expect.not.stringContaining('brought-in'),
    });
    expect((await bringIn()).report.counts).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
  }, 60_000);

  it('OWN-5.file OWN-1.dry-run a dry run fetches none, and takes one that is known for unchanged', async () => {
    const { report } = await bringIn('--dry-run');
    expect(report.counts).toMatchObject({ created: 3 });
    expect(cms.requests).toEqual([]);
    await bringIn();
    const asked = cms.requests.length;
    const again = await bringIn('--dry-run');
    expect(again.report.counts).toMatchObject({ changed: 2, unchanged: 1 });
    expect(cms.requests).toHaveLength(asked);
  }, 60_000);
});
