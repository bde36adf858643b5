import type { Fault } from './Fault';

/** One sentence for the console: where, what stands there, what may stand there, what is used instead. */
export function describeFault({ widget, attribute, path, found, allowed, used }: Fault): string {
  const place = attribute ?? (path === undefined ? 'the mount point' : `data at ${path || 'the top'}`);
  return `Cityguide widget "${widget}": ${place} is ${found}; allowed: ${allowed}. Used instead: ${used}.`;
}
