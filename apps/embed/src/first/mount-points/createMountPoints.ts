import type { Registry } from '../../registry/registry';
import { createClickQueue } from '../clicks/createClickQueue';
import type { LazyModules } from '../createLazyModules';
import { createVisibilityObserver } from '../strategies/createVisibilityObserver';
import { whenIdle } from '../strategies/whenIdle';
import { createMisplacedReporter } from './createMisplacedReporter';
import { createMountResultHandler } from './createMountResultHandler';
import { restoreCopy } from './restoreCopy';
import { setStatus } from './setStatus';
import { startMountGroup } from './startMountGroup';
import { getLoadStrategy } from './getLoadStrategy';
import type { MountGroup } from './MountGroup';

const INTERACTION_EVENTS = ['pointerover', 'focusin', 'touchstart'];

export interface MountPoints {
  /** All current mount points. */
  groups: ReadonlyMap<HTMLElement, MountGroup>;
  /** Adds mount points; those already added are ignored. */
  add(elements: readonly HTMLElement[]): void;
  /** Unmounts a mount point and restores the CMS's content. */
  remove(element: HTMLElement): void;
  start(group: MountGroup): void;
}

/** Manages the page's mount points: which group each belongs to, when that starts, and what was clicked meanwhile. */
export function createMountPoints({
  registry,
  modules,
}: {
  registry: Registry;
  modules: LazyModules;
}): MountPoints {
  const groups = new Map<HTMLElement, MountGroup>();
  const enhancerGroups = new Map<string, MountGroup>();
  const reporter = createMisplacedReporter(Object.keys(registry.widgets));
  const findRelease = (element: Element) => {
    const name = element.getAttribute('data-widget') ?? '';
    return Object.hasOwn(registry.widgets, name) ? registry.widgets[name] : undefined;
  };

  function start(group: MountGroup) {
    if (group.stage !== 'waiting') return;
    group.elements.forEach(visibility.unobserve);
    void startMountGroup(group, { modules, resultHandler });
  }
  function startElement(element: Element) {
    const group = groups.get(element as HTMLElement);
    if (group) start(group);
  }

  const visibility = createVisibilityObserver(startElement);
  const clickQueue = createClickQueue({
    findPending(element) {
      const isPending = /^(waiting|loading)$/.test(element.getAttribute('data-cg-status') ?? '');
      return isPending ? groups.get(element as HTMLElement) : undefined;
    },
    start,
  });
  const resultHandler = createMountResultHandler({ clickQueue, modules });
  listenForInteraction(startElement);

  /** The group that a mount point joins; `undefined` where it cannot be one, which is reported. */
  function getGroup(element: HTMLElement): MountGroup | undefined {
    const release = findRelease(element);
    // A widget may render a mount point for another one; the scope around it is not a mount point.
    const outer = element.parentElement?.closest('[data-widget], [data-cg-scope]');
    if (!release) {
      setStatus(element, 'failed');
      reporter.unknown(element, element.getAttribute('data-widget') ?? '');
      return undefined;
    }
    if (outer && findRelease(outer)) {
      reporter.nested(element, outer);
      return undefined;
    }
    if (!restoreCopy(element)) return undefined;
    const strategy = getLoadStrategy(element, release);
    const key = `${release.name} ${strategy}`;
    const group = enhancerGroups.get(key) ?? { release, strategy, elements: new Set(), stage: 'waiting' };
    if (release.kind === 'enhancer') enhancerGroups.set(key, group);
    return group;
  }

  function schedule(group: MountGroup, elements: HTMLElement[]) {
    if (group.failure) {
      for (const element of elements)
        resultHandler.onFailed(element, group.release.name, group.failure.error);
      return;
    }
    const isStarted = group.stage === 'started';
    for (const element of elements) setStatus(element, isStarted ? 'loading' : 'waiting');
    if (isStarted) group.mounts?.add(elements);
    else if (group.strategy === 'eager') start(group);
    else if (group.strategy === 'visible') visibility.observe(elements);
    else if (group.strategy === 'idle') whenIdle(() => start(group));
  }

  return {
    groups,
    start,
    add(elements) {
      const joined = new Map<MountGroup, HTMLElement[]>();
      for (const element of elements) {
        const group = groups.has(element) ? undefined : getGroup(element);
        if (!group) continue;
        groups.set(element, group);
        group.elements.add(element);
        const batch = joined.get(group);
        if (batch) batch.push(element);
        else joined.set(group, [element]);
      }
      for (const [group, batch] of joined) schedule(group, batch);
    },
    remove(element) {
      const group = groups.get(element);
      if (!group) return;
      groups.delete(element);
      group.elements.delete(element);
      visibility.unobserve(element);
      clickQueue.take(element);
      group.mounts?.remove(element);
      element.removeAttribute('data-cg-status');
      if (group.elements.size > 0) return;
      group.stage = 'gone';
      group.mounts?.stop();
      for (const [key, other] of enhancerGroups) if (other === group) enhancerGroups.delete(key);
    },
  };
}

/** Detects pointer, focus or touch on a mount point: the visitor will need it in a moment. */
function listenForInteraction(onInteraction: (element: HTMLElement) => void): void {
  const listener = ({ target }: Event) => {
    const element = target instanceof Element && target.closest<HTMLElement>('[data-widget]');
    if (element) onInteraction(element);
  };
  for (const type of INTERACTION_EVENTS)
    document.addEventListener(type, listener, { capture: true, passive: true });
}
