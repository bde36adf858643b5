import type { Registry } from '../../registry/registry';
import { createClickKeeper } from '../clicks/createClickKeeper';
import type { Parts } from '../createParts';
import { createVisibility } from '../strategies/createVisibility';
import { hearIntent } from '../strategies/hearIntent';
import { whenIdle } from '../strategies/whenIdle';
import { createMisplacedReporter } from './createMisplacedReporter';
import { createSettler } from './createSettler';
import { setStatus } from './setStatus';
import { startUnit } from './startUnit';
import { strategyOf } from './strategyOf';
import type { Unit } from './Unit';

export interface MountPoints {
  /** All living mount points. */
  units: ReadonlyMap<HTMLElement, Unit>;
  /** Takes on mount points; those known already are left alone. */
  add(elements: readonly HTMLElement[]): void;
  /** Frees a mount point; the CMS's content is back. */
  remove(element: HTMLElement): void;
  start(unit: Unit): void;
}

/** Keeps the page's mount points: which unit each belongs to, when that starts, and what was clicked meanwhile. */
export function createMountPoints({ registry, parts }: { registry: Registry; parts: Parts }): MountPoints {
  const units = new Map<HTMLElement, Unit>();
  const enhancers = new Map<string, Unit>();
  const reporter = createMisplacedReporter(Object.keys(registry.widgets));
  const findRelease = (element: Element) => {
    const name = element.getAttribute('data-widget') ?? '';
    return Object.hasOwn(registry.widgets, name) ? registry.widgets[name] : undefined;
  };

  function start(unit: Unit) {
    if (unit.stage !== 'waiting') return;
    unit.elements.forEach(visibility.forget);
    void startUnit(unit, { parts, settle });
  }
  function startAt(element: Element) {
    const unit = units.get(element as HTMLElement);
    if (unit) start(unit);
  }

  const visibility = createVisibility(startAt);
  const clicks = createClickKeeper({
    findPending(element) {
      const isPending = /^(waiting|loading)$/.test(element.getAttribute('data-cg-status') ?? '');
      return isPending ? units.get(element as HTMLElement) : undefined;
    },
    start,
  });
  const settle = createSettler({ clicks, parts });
  hearIntent(startAt);

  /** The unit that a mount point joins; `undefined` where it cannot be one, which is reported. */
  function unitFor(element: HTMLElement): Unit | undefined {
    const release = findRelease(element);
    // What a widget has drawn may hold a place for another; the scope around it is no mount point.
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
    const strategy = strategyOf(element, release);
    const key = `${release.name} ${strategy}`;
    const unit = enhancers.get(key) ?? { release, strategy, elements: new Set(), stage: 'waiting' };
    if (release.kind === 'enhancer') enhancers.set(key, unit);
    return unit;
  }

  function arrange(unit: Unit, elements: HTMLElement[]) {
    if (unit.failure) {
      for (const element of elements) settle.failed(element, unit.release.name, unit.failure.error);
      return;
    }
    const isStarted = unit.stage === 'started';
    for (const element of elements) setStatus(element, isStarted ? 'loading' : 'waiting');
    if (isStarted) unit.mounts?.add(elements);
    else if (unit.strategy === 'eager') start(unit);
    else if (unit.strategy === 'visible') visibility.watch(elements);
    else if (unit.strategy === 'idle') whenIdle(() => start(unit));
  }

  return {
    units,
    start,
    add(elements) {
      const joined = new Map<Unit, HTMLElement[]>();
      for (const element of elements) {
        const unit = units.has(element) ? undefined : unitFor(element);
        if (!unit) continue;
        units.set(element, unit);
        unit.elements.add(element);
        const batch = joined.get(unit);
        if (batch) batch.push(element);
        else joined.set(unit, [element]);
      }
      for (const [unit, batch] of joined) arrange(unit, batch);
    },
    remove(element) {
      const unit = units.get(element);
      if (!unit) return;
      units.delete(element);
      unit.elements.delete(element);
      visibility.forget(element);
      clicks.take(element);
      unit.mounts?.remove(element);
      element.removeAttribute('data-cg-status');
      if (unit.elements.size > 0) return;
      unit.stage = 'gone';
      unit.mounts?.stop();
      for (const [key, known] of enhancers) if (known === unit) enhancers.delete(key);
    },
  };
}
