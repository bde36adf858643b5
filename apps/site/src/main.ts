import { resolve } from 'node:path';
import { readSettings } from './platform/settings/readSettings';
import { startSite, type RunningSite } from './startSite';
import { siteFolder } from './platform/siteFolder';

const SHUTDOWN_TIMEOUT_MS = 10_000;

const root = resolve(siteFolder, '../..');

/** Builds of the embed script and of each widget, including widgets added while the site runs. */
const buildFolders = [resolve(root, 'apps/embed/dist'), resolve(root, 'packages/widgets/*/dist')];

async function main(): Promise<void> {
  const settings = readSettings(process.env, siteFolder);
  const log = (message: string) => void process.stdout.write(`${message}\n`);
  const releaseFiles = {
    widgetFolders: [...buildFolders, ...settings.widgetFolders],
    registryFile: settings.registryFile ?? resolve(root, 'dist/registry.json'),
  };
  const site = await startSite({ settings, releaseFiles, log });
  log(`\nThe ${settings.site} site is at ${site.address}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(site));
}

/** A request that never ends must not prevent the process from exiting. */
function stop(site: RunningSite): void {
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
  site.stop().then(
    () => process.exit(0),
    (error: unknown) => fail(error),
  );
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const advice = isPortTaken ? ' Choose another port with PORT=….' : '';
  process.stderr.write(`\n${message}${advice}\n`);
  process.exit(1);
}

main().catch(fail);
