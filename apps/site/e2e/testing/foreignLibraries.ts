import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from '../../src/testing/installDebianPackages';
import { type Visit } from './startVisit';

const modules = path.resolve(__dirname, '../../node_modules');
const react = (version: number) =>
  ['react', 'react-dom'].map((name) =>
    path.join(modules, `${name}-${version}`, 'umd', `${name}.production.min.js`),
  );

/** The real files of libraries that pages of other people have, from npm, and from Debian where npm has none. */
export const foreignLibraries = {
  'jQuery 1.12': [path.join(modules, 'jquery-1/dist/jquery.min.js')],
  'jQuery 3': [path.join(modules, 'jquery-3/dist/jquery.min.js')],
  'Prototype 1.7.3': ['/usr/share/javascript/prototype/prototype-1.7.3.js'],
  'MooTools 1.4.5': ['/usr/share/javascript/mootools/mootools-core-nc.js'],
  RequireJS: [path.join(modules, 'requirejs/require.js')],
  'React 16': react(16),
  'React 17': react(17),
  'React 18': react(18),
  Turbo: [path.join(modules, '@hotwired/turbo/dist/turbo.es2017-umd.js')],
  Turbolinks: [path.join(modules, 'turbolinks/dist/turbolinks.js')],
  pjax: [path.join(modules, 'jquery-3/dist/jquery.min.js'), path.join(modules, 'jquery-pjax/jquery.pjax.js')],
  htmx: [path.join(modules, 'htmx.org/dist/htmx.min.js')],
  swup: [path.join(modules, 'swup/dist/Swup.umd.js')],
} as const;

export type ForeignLibrary = keyof typeof foreignLibraries;

const DEBIAN_PACKAGES = ['libjs-prototype', 'libjs-mootools'];

function installFromDebian(file: string): void {
  if (existsSync(file)) return;
  installDebianPackages(...DEBIAN_PACKAGES);
  if (!existsSync(file))
    throw new Error(`${file} is missing. Debian, Ubuntu: apt-get install ${DEBIAN_PACKAGES.join(' ')}`);
}

/** Serves a library's files to a test page; returns the tags that load them, before all other scripts. */
export async function serveLibrary({ context }: Visit, library: ForeignLibrary): Promise<string> {
  const files = foreignLibraries[library];
  for (const file of files) {
    installFromDebian(file);
    await context.route(`**/lib/${path.basename(file)}`, (route) => route.fulfill({ path: file }));
  }
  return files.map((file) => `<script src="/lib/${path.basename(file)}"></script>`).join('');
}
