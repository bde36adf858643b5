import { readFile } from 'node:fs/promises';
import type { Registry } from '@cityguide/embed/registry';
import { MANIFEST_SCHEMA, type Manifest, type ManifestWidget } from '@cityguide/widget-kit/manifest';
import { findWidgetFile } from './findWidgetFile';

/**
 * The manifest of the live widgets, from the part that each release has. A release from before there were any is left out:
 * it has no controls to offer, and its mount points go on working.
 */
export async function loadManifest(registry: Registry, widgetFolders: readonly string[]): Promise<Manifest> {
  const parts = await Promise.all(
    Object.values(registry.widgets).map(async ({ folder }) => {
      const part = await findWidgetFile(widgetFolders, `${folder}manifest.json`);
      return part && (JSON.parse(await readFile(part.file, 'utf8')) as ManifestWidget);
    }),
  );
  return { schema: MANIFEST_SCHEMA, widgets: parts.filter((part) => part !== undefined) };
}
