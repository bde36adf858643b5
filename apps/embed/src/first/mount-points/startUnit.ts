import type { PageEvents } from '@cityguide/widget-kit';
import type { Parts } from '../createParts';
import type { Settler } from './createSettler';
import { setStatus } from './setStatus';
import type { Unit } from './Unit';

function emitReady(target: EventTarget, widget: string) {
  const detail: PageEvents['cityguide:ready'] = { widget };
  target.dispatchEvent(new CustomEvent('cityguide:ready', { bubbles: true, detail }));
}

/**
 * Fetches all that a unit's widget needs at the same time, then hands its mount points over. Never rejects: what goes wrong
 * is told and leaves the CMS's content.
 */
export async function startUnit(
  unit: Unit,
  { parts, settle }: { parts: Parts; settle: Settler },
): Promise<void> {
  const { name, kind } = unit.release;
  unit.stage = 'started';
  for (const element of unit.elements) setStatus(element, 'loading');
  try {
    const [widget, core, react] = await Promise.all([
      parts.widget(name),
      parts.core(),
      kind === 'react' ? parts.react() : undefined,
    ]);
    const mounts = await core.open({
      release: widget.release,
      load: widget.load,
      container: await parts.run(widget),
      react,
      hooks: {
        onReady(element) {
          settle.ready(element);
          if (kind === 'react') emitReady(element, name);
        },
        onFail: (element, error) => settle.failed(element, name, error),
        // thousands of buttons are one piece of news
        onRest: () => emitReady(document, name),
      },
    });
    // removed while its files were on their way
    if ((unit.stage as Unit['stage']) === 'gone') {
      mounts.stop();
      return;
    }
    unit.mounts = mounts;
    mounts.add([...unit.elements]);
  } catch (error) {
    unit.failure = { error };
    for (const element of unit.elements) settle.failed(element, name, error);
  }
}
