import type { Enhancer, ReactWidget } from '@cityguide/widget-kit';
import type { FederationContainer } from '../../modules/CoreModule';
import type { OnRuntime } from './federationRuntime';
import type { ShareScope } from './ShareScope';

export type WidgetModule = ReactWidget | Enhancer;

const initialised = new WeakMap<FederationContainer, unknown>();

function isWidget(value: unknown): value is WidgetModule {
  const kind = (value as Partial<WidgetModule> | undefined)?.kind;
  return kind === 'react' || kind === 'enhancer';
}

/**
 * Initialises a container with the page's shared modules and returns its widget.
 * @param onRuntime receives the container's own chunk loader before anything runs
 * @throws VersionError when it was built for other versions; Error when it does not export a widget
 */
export async function openContainer(
  container: FederationContainer,
  scope: ShareScope,
  onRuntime?: OnRuntime,
): Promise<WidgetModule> {
  if (typeof container.init !== 'function' || typeof container.get !== 'function') {
    throw new Error('Its file is no federation container.');
  }
  // a container must be initialised once, however many mount points open it
  if (!initialised.has(container))
    initialised.set(container, container.init(scope, undefined, { onRuntime }));
  await initialised.get(container);
  const exported = (await container.get('./widget'))() as { default?: unknown };
  if (!isWidget(exported.default)) {
    throw new Error('Its src/widget.ts must export reactWidget(…) or enhancer(…) as default.');
  }
  return exported.default;
}
