import { findLongestChain } from '../numbers/findLongestChain.mjs';

const LONG_MS = 50;
const KIB = 1024;

const isScript = ({ mime }) => /javascript|ecmascript/.test(mime ?? '');

/** KiB on the wire, headers included, of the scripts that had arrived by `until` (seconds; all if left out). */
export function readScriptKB(requests, until = Infinity) {
  return sumKB(requests.filter((request) => isScript(request) && request.end <= until));
}

function sumKB(requests) {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
}

/**
 * The numbers of a page that has settled.
 * @param {{ bench: object, metrics: Record<string, number>, requests: object[], own: RegExp, chains?: Record<string,
 *   RegExp> }} load `own`: which paths belong to what is measured; with the document they form the chain. `chains`:
 *   the same for single marks
 */
export function readLoad({ bench, metrics, requests, own, chains = {} }) {
  const document = requests.find(({ type }) => type === 'Document');
  const at = (ms) => document.start + ms / 1000;
  const { ready, ...marks } = bench.marks;
  const last = Math.max(ready, ...Object.values(marks));
  const startedMs = bench.startedMs ?? 0;
  const depthOf = (paths, until) =>
    findLongestChain(
      [
        { start: document.start, answered: document.head },
        ...requests
          .filter(({ url, end }) => end !== undefined && paths.test(new URL(url).pathname))
          .map(({ start, end }) => ({ start, answered: end })),
      ],
      at(until),
    );
  const depths = Object.entries(chains).map(([mark, paths]) => depthOf(paths, marks[mark]));
  const ownTasks = bench.longTasks.filter(([start, duration]) => start + duration > startedMs);
  return {
    ready,
    ...marks,
    mountMs: ready - startedMs,
    fcp: bench.fcp,
    lcp: bench.lcp,
    cls: bench.cls,
    blockingMs: bench.longTasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - LONG_MS), 0),
    longestTaskMs: Math.max(0, ...ownTasks.map(([, duration]) => duration)),
    jsReadyKB: readScriptKB(requests, at(ready)),
    jsKB: readScriptKB(requests),
    totalKB: sumKB(requests),
    requests: requests.length,
    depth: depthOf(own, last),
    ...(depths.length > 0 && { deepest: Math.max(...depths) }),
    taskMs: metrics.TaskDuration * 1000,
    scriptMs: metrics.ScriptDuration * 1000,
    layoutMs: (metrics.LayoutDuration + metrics.RecalcStyleDuration) * 1000,
    nodes: metrics.Nodes,
    listeners: metrics.JSEventListeners,
  };
}
