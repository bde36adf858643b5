import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { launchBrowser } from '../browser/launchBrowser.mjs';
import { root } from '../../paths.mjs';

/** The date, machine and versions of the measurement, as lines of Markdown. */
export async function describeMachine() {
  const browser = await launchBrowser();
  const chromium = browser.version();
  await browser.close();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const model = cpus()[0]?.model ?? 'unknown';
  return [
    `- ${new Date().toISOString().slice(0, 10)}, commit ${commit}`,
    `- ${cpus().length} cores (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}`,
    `- Node ${process.versions.node}, Chromium ${chromium}, headless, no GPU`,
  ].join('\n');
}
