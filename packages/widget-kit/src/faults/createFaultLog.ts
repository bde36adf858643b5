import { emitPageEvent } from '../events/emitPageEvent';
import { describeFault } from './describeFault';
import type { Fault } from './Fault';

/** Items of one list are at fault in the same way, so they are one fault: `results[3].name` → `results[].name`. */
function keyOf({ attribute, path, widget }: Fault): string {
  return `${widget} ${attribute ?? path?.replace(/\[\d+\]/g, '[]') ?? ''}`;
}

/**
 * Tells faults to the console and the page, each once for its element however often the widget is mounted there.
 * Elements are held weakly.
 */
export function createFaultLog(): { report(fault: Fault): void } {
  const told = new WeakMap<Element, Set<string>>();

  function isNew(fault: Fault): boolean {
    const keys = told.get(fault.element) ?? new Set<string>();
    told.set(fault.element, keys);
    return keys.size !== keys.add(keyOf(fault)).size;
  }

  return {
    report(fault) {
      if (!isNew(fault)) return;
      const message = describeFault(fault);
      console.error(message, fault.element);
      const target = fault.element.isConnected ? fault.element : document;
      emitPageEvent('cityguide:error', { widget: fault.widget, message, fault }, target);
    },
  };
}
