import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** What the tests of this run use. */
export interface CmsRun {
  /** The one host of both: `https://city.test:4443`. */
  origin: string;
  /** Cityguide without the proxy. */
  cityguide: string;
  /** The plugin as users get it. */
  zip: string;
  wordPressFolder: string;
  log: string;
}

/** For test files: what `startCms` started for this run. */
export function readCmsRun(): CmsRun {
  const text = process.env['CITYGUIDE_CMS'];
  if (!text) throw new Error('These tests run by "npm run test:cms", which starts WordPress.');
  return JSON.parse(text) as CmsRun;
}

/** Runs PHP in the site, as a plugin could; returns what the code returns. */
export function runPhp(code: string): unknown {
  const { stdout, stderr } = spawnSync('php', getArguments(code), { encoding: 'utf8' });
  return parseAnswer(stdout, stderr);
}

const run = promisify(execFile);

/** The same without keeping this process from answering requests meanwhile. */
export async function runPhpLater(code: string): Promise<unknown> {
  const { stdout, stderr } = await run('php', getArguments(code));
  return parseAnswer(stdout, stderr);
}

const getArguments = (code: string) => [path.join(readCmsRun().wordPressFolder, 'run.php'), code];

function parseAnswer(stdout: string, stderr: string): unknown {
  const [, json] = /\n=ANSWER=(.*)=END=\n/.exec(stdout) ?? [];
  if (json === undefined) throw new Error(`PHP printed ${stdout}\n${stderr}`);
  return JSON.parse(json) as unknown;
}

/** What PHP complained about in files of the plugin. */
export function readComplaints(): string[] {
  const { log } = readCmsRun();
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  return text.split('\n').filter((line) => line.includes('/plugins/cityguide/'));
}
