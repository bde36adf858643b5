import { findLongestChain } from '../numbers/findLongestChain.mjs';

const LONG_MS = 50;
const KIB = 1024;

/** @import { RecordedRequest } from './recordRequests.mjs' */

/** @param {RecordedRequest} request */
const isScript = ({ mime }) => /javascript|ecmascript/.test(mime ?? '');

/**
 * KiB on the wire, headers included, of the scripts that had arrived by `until`.
 * @param {RecordedRequest[]} requests
 * @param {number} [until] seconds; all if left out
 */
export function readScriptKB(requests, until = Infinity) {
  return sumKB(
    requests.filter((request) => isScript(request) && request.end !== undefined && request.end <= until),
  );
}

/** @param {RecordedRequest[]} requests */
function sumKB(requests) {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
}

/**
 * What the probe in the page has recorded; each long task is its start and its duration.
 * @typedef {object} PageNumbers
 * @property {Record<string, number>} marks
 * @property {number | null} fcp
 * @property {number | null} lcp
 * @property {number} cls
 * @property {number[][]} longTasks
 * @property {number} [startedMs] when what is measured started its own work
 */

/**
 * The numbers of a page that has settled.
 * @param {object} load
 * @param {PageNumbers} load.bench
 * @param {Record<string, number>} load.metrics Chromium's
 * @param {RecordedRequest[]} load.requests
 * @param {RegExp} load.own which paths belong to what is measured; with the document they form the chain
 * @param {Record<string, RegExp>} [load.chains] the same for single marks
 */
export function readLoad({ bench, metrics, requests, own, chains = {} }) {
  const document = requests.find(({ type }) => type === 'Document');
  if (!document) throw new Error('The browser has requested no document.');
  const at = (/** @type {number} */ ms) => document.start + ms / 1000;
  const { ready = NaN, ...marks } = bench.marks;
  const {
    TaskDuration: task = NaN,
    ScriptDuration: script = NaN,
    LayoutDuration: layout = NaN,
    RecalcStyleDuration: style = NaN,
  } = metrics;
  const last = Math.max(ready, ...Object.values(marks));
  const startedMs = bench.startedMs ?? 0;
  /**
   * @param {RegExp} paths
   * @param {number} until
   */
  const depthOf = (paths, until) =>
    findLongestChain(
      [
        { start: document.start, answered: document.head ?? NaN },
        ...requests.flatMap(({ url, start, end }) =>
          end !== undefined && paths.test(new URL(url).pathname) ? [{ start, answered: end }] : [],
        ),
      ],
      at(until),
    );
  const depths = Object.entries(chains).map(([mark, paths]) => depthOf(paths, marks[mark] ?? NaN));
  const ownTasks = bench.longTasks.filter(([start = 0, duration = 0]) => start + duration > startedMs);
  return {
    ready,
    ...marks,
    mountMs: ready - startedMs,
    fcp: bench.fcp,
    lcp: bench.lcp,
    cls: bench.cls,
    blockingMs: bench.longTasks.reduce((sum, [, duration = 0]) => sum + Math.max(0, duration - LONG_MS), 0),
    longestTaskMs: Math.max(0, ...ownTasks.map(([, duration = 0]) => duration)),
    jsReadyKB: readScriptKB(requests, at(ready)),
    jsKB: readScriptKB(requests),
    totalKB: sumKB(requests),
    requests: requests.length,
    depth: depthOf(own, last),
    ...(depths.length > 0 && { deepest: Math.max(...depths) }),
    taskMs: task * 1000,
    scriptMs: script * 1000,
    layoutMs: (layout + style) * 1000,
    nodes: metrics.Nodes,
    listeners: metrics.JSEventListeners,
  };
}
