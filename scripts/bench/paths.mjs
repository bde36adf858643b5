import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder for what the bench installs and generates; `BENCH_TMP` overrides it. */
export const tempFolder = process.env.BENCH_TMP ?? path.join(tmpdir(), 'cityguide-bench');

/** Loads a package that `installPeers` put there. */
export const requirePeer = createRequire(path.join(tempFolder, 'package.json'));

/**
 * A file of a package that was only unpacked.
 * @param {string} file
 */
export const unpackedFile = (file) => path.join(tempFolder, 'unpacked', file);
