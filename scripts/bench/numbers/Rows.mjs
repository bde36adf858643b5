/**
 * What was measured.
 *
 * @typedef {Record<string, number | null | undefined>} Numbers of one load, by metric; `round` says which round it was
 * @typedef {Record<string, Partial<Record<string, Numbers[]>>>} Rows candidate → profile → its rounds
 * @typedef {Record<string, { load: Numbers[] }>} LoadRows the same of requests that load no page
 * @typedef {{ median: number, min: number, max: number, rounds: number }} Summary
 */
export {};
