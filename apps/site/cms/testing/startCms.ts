import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startNginx } from '../../src/testing/startNginx';
import { startSite } from '../../e2e/testing/startSite';
import { setStartedRun } from '../../e2e/testing/testRun';
import { startWordPress } from './startWordPress';
import type { CmsRun } from './cmsRun';

const HOST = 'city.test';
const root = path.resolve(__dirname, '../../../..');
const guide = readFileSync(path.join(root, 'docs/cms.md'), 'utf8');
/** The proxy's configuration, as the guide prints it. */
const block = /<!-- nginx: own host -->\s*```nginx\n([^]*?)```/.exec(guide)?.[1] ?? '';
const PLUGIN = path.join(root, 'packages/wordpress');

/** Starts WordPress, Cityguide and the proxy that gives them one host. */
export default async function startCms(): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  let run: CmsRun | undefined;
  const proxy = await startNginx(async (port) => {
    const origin = `https://${HOST}:${port}`;
    const site = await startSite({
      brand: 'guide',
      dataDir: path.resolve(__dirname, '../../data/cms'),
      env: { SITE_ORIGIN: origin, PUBLIC_PREFIX: '/cityguide', TRUST_PROXY: '127.0.0.1' },
    });
    stops.push(site.stop);
    const wordPress = await startWordPress({ origin, cityguide: site.address });
    stops.push(wordPress.stop);
    const { version } = JSON.parse(readFileSync(path.join(PLUGIN, 'package.json'), 'utf8')) as {
      version: string;
    };
    run = {
      origin,
      cityguide: site.address,
      zip: path.join(PLUGIN, 'dist', `cityguide-${version}.zip`),
      wordPressFolder: wordPress.folder,
      log: wordPress.log,
    };
    return block
      .replace('server_name city.example', `server_name ${HOST}`)
      .replaceAll('proxy_set_header Host $host', `proxy_set_header Host ${HOST}:${port}`)
      .replace('http://127.0.0.1:3000', site.address)
      .replace('http://127.0.0.1:8080', wordPress.address);
  });
  process.env['CITYGUIDE_CMS'] = JSON.stringify(run);
  setStartedRun({
    async stop() {
      await proxy.stop();
      await Promise.all(stops.map((stop) => stop()));
    },
  });
}
