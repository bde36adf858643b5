import path from 'node:path';
import { requirePeer, tempFolder } from '../paths.mjs';

/** @import { Files } from '../suites/Candidate.mjs' */

const codeFolder = path.join(import.meta.dirname, 'code');

/**
 * A production bundle with best practices: minified ES modules, split at dynamic imports.
 * @param {Record<string, string>} entries name → file in `code/` or absolute path
 * @param {object} [options] of esbuild, which override the defaults
 * @returns {Promise<Record<string, { body: Buffer, type: string }>>} files by path: `/bench/<name>.js` and their
 *   chunks
 */
export async function bundle(entries, options = {}) {
  /** @type {{ outputFiles: { path: string, contents: Uint8Array }[] }} */
  const { outputFiles } = await requirePeer('esbuild').build({
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, path.resolve(codeFolder, file)]),
    ),
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: '/bench',
    nodePaths: [path.join(tempFolder, 'node_modules')],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
    ...options,
  });
  return Object.fromEntries(
    outputFiles.map(({ path: file, contents }) => [file, createFile(file, contents)]),
  );
}

/**
 * Markup that loads a bundle and preloads its static imports, as a production build generates it.
 * @param {Files} files
 * @param {string} name of its entry
 */
export function writeScripts(files, name) {
  const entry = `/bench/${name}.js`;
  const code = files[entry]?.body;
  if (!code) throw new Error(`The bundle has no ${entry}.`);
  const imports = String(code).matchAll(/(?:from|import)"\.(\/[^"]+)"/g);
  const links = [...imports].map(([, part]) => `<link rel="modulepreload" href="/bench${part}">\n`);
  return `${links.join('')}<script type="module" src="${entry}"></script>\n`;
}

/**
 * @param {string} file
 * @param {Uint8Array} contents
 */
function createFile(file, contents) {
  return { body: Buffer.from(contents), type: file.endsWith('.css') ? 'text/css' : 'text/javascript' };
}
