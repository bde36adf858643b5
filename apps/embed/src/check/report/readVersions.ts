import type { Registry } from '../../registry/registry';
import type { CheckMessages } from '../messages';
import type { Fact } from './Report';

const describe = ({ version, folder }: { version: string; folder: string }) =>
  `${version} (${folder.replace(/\/$/, '').split('-').at(-1)})`;

/** The live release of the embed script and of each widget that the page has. */
export function readVersions(
  registry: Registry | undefined,
  names: readonly string[],
  texts: CheckMessages,
): Fact[] {
  if (!registry) return [];
  const widgets = [...new Set(names)].sort().flatMap((name) => {
    const release = Object.hasOwn(registry.widgets, name) ? registry.widgets[name] : undefined;
    return release ? [{ name, value: describe(release) }] : [];
  });
  return [{ name: texts.embedScript, value: describe(registry.embed) }, ...widgets];
}
