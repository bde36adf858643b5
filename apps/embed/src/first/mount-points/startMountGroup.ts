import type { PageEvents } from '@cityguide/widget-kit';
import type { LazyModules } from '../createLazyModules';
import type { MountResultHandler } from './createMountResultHandler';
import { setStatus } from './setStatus';
import type { MountGroup } from './MountGroup';

function emitReady(target: EventTarget, widget: string) {
  const detail: PageEvents['cityguide:ready'] = { widget };
  target.dispatchEvent(new CustomEvent('cityguide:ready', { bubbles: true, detail }));
}

/**
 * Fetches everything that a group's widget needs in parallel, then adds its mount points. Never rejects: an error is
 * reported and leaves the CMS's content.
 */
export async function startMountGroup(
  group: MountGroup,
  { modules, resultHandler }: { modules: LazyModules; resultHandler: MountResultHandler },
): Promise<void> {
  const { name, kind } = group.release;
  group.stage = 'started';
  for (const element of group.elements) setStatus(element, 'loading');
  try {
    const [widget, core, react] = await Promise.all([
      modules.widget(name),
      modules.core(),
      kind === 'react' ? modules.react() : undefined,
    ]);
    const mounts = await core.open({
      release: widget.release,
      load: widget.load,
      container: await modules.run(widget),
      react,
      hooks: {
        onReady(element) {
          resultHandler.onReady(element);
          if (kind === 'react') emitReady(element, name);
        },
        onFail: (element, error) => resultHandler.onFailed(element, name, error),
        // thousands of buttons share one event
        onRest: () => emitReady(document, name),
      },
    });
    // removed while its files were loading
    if ((group.stage as MountGroup['stage']) === 'gone') {
      mounts.stop();
      return;
    }
    group.mounts = mounts;
    mounts.add([...group.elements]);
  } catch (error) {
    group.failure = { error };
    for (const element of group.elements) resultHandler.onFailed(element, name, error);
  }
}
