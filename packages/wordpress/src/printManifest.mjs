// Prints the manifest of all widgets in the workspace.
import path from 'node:path';
import { readManifest } from './readManifest.mjs';

const manifest = await readManifest(path.resolve(import.meta.dirname, '../../widgets'));
process.stdout.write(`${JSON.stringify(manifest, null, 2)}\n`);
