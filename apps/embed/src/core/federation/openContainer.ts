import type { Enhancer, ReactWidget } from '@cityguide/widget-kit';
import type { Container } from '../../parts/CorePart';
import type { OnRuntime } from './federationRuntime';
import type { ShareScope } from './ShareScope';

export type WidgetModule = ReactWidget | Enhancer;

const initialised = new WeakMap<Container, unknown>();

function isWidget(value: unknown): value is WidgetModule {
  const kind = (value as Partial<WidgetModule> | undefined)?.kind;
  return kind === 'react' || kind === 'enhancer';
}

/**
 * Gives a container the page's shared modules and takes its widget.
 * @param onRuntime gets the container's own loader before anything runs
 * @throws VersionError when it was built for other versions; Error when it holds no widget
 */
export async function openContainer(
  container: Container,
  scope: ShareScope,
  onRuntime?: OnRuntime,
): Promise<WidgetModule> {
  if (typeof container.init !== 'function' || typeof container.get !== 'function') {
    throw new Error('Its file is no federation container.');
  }
  // a container must be initialised once, however many mount points ask for it
  if (!initialised.has(container))
    initialised.set(container, container.init(scope, undefined, { onRuntime }));
  await initialised.get(container);
  const exported = (await container.get('./widget'))() as { default?: unknown };
  if (!isWidget(exported.default)) {
    throw new Error('Its src/widget.ts must export reactWidget(…) or enhancer(…) as default.');
  }
  return exported.default;
}
