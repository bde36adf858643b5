import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the bench keeps what it installs and makes; `BENCH_TMP` names another place. */
export const tempFolder = process.env.BENCH_TMP ?? path.join(tmpdir(), 'cityguide-bench');

/** Loads a package that `installPeers` put there. */
export const requirePeer = createRequire(path.join(tempFolder, 'package.json'));

/** A file of a package that was only unpacked. */
export const unpackedFile = (file) => path.join(tempFolder, 'unpacked', file);
