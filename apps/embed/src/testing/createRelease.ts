import type { Registry, Release } from '../registry/registry';

/** A release as the registry lists it. */
export function createRelease(name: string, overrides: Partial<Release> = {}): Release {
  return {
    name,
    version: '1.0.0',
    folder: `${name}/1.0.0-aaaaaaaa/`,
    kind: 'react',
    load: 'eager',
    files: { js: 'widget.1.js' },
    integrity: { 'widget.1.js': `sha384-${name}` },
    ...overrides,
  };
}

/** The registry of most tests: a navbar, a grid and a button, each with another strategy. */
export function createRegistry(widgets: Record<string, Partial<Release>> = {}): Registry {
  const releases: Record<string, Partial<Release>> = {
    navbar: { load: 'eager' },
    grid: { load: 'visible' },
    button: { kind: 'enhancer', load: 'eager' },
    ...widgets,
  };
  return {
    embed: createRelease('embed', {
      kind: 'embed',
      files: { embed: 'embed.1.js', core: 'core.1.js', react: 'react.1.js' },
      integrity: { 'core.1.js': 'sha384-core', 'react.1.js': 'sha384-react' },
    }),
    widgets: Object.fromEntries(
      Object.entries(releases).map(([name, overrides]) => [name, createRelease(name, overrides)]),
    ),
  };
}
