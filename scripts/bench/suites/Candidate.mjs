/**
 * @typedef {Record<string, { body: string | Buffer, type: string }>} Files by their path on the server
 * @typedef {{ method: string, url: URL, body: string }} ApiRequest
 * @typedef {{ status?: number, json?: unknown, text?: string }} ApiResponse
 * @typedef {(request: ApiRequest) => ApiResponse | undefined} Answer
 * @typedef {Omit<Candidate, 'path' | 'at'>} PartOfCandidate without what all candidates of a suite share
 * @typedef {Candidate & { url: string, server: { stop(): void } }} ServedCandidate
 *
 * @typedef {{ origin: string, loadPage(path: string): Promise<string> }} Site the reference site
 */

/**
 * A page that is loaded and measured.
 *
 * @typedef {object} Candidate
 * @property {string} name
 * @property {string} path of the page on its server
 * @property {Files} [files] the server's own files
 * @property {Answer} [answer] its response to API calls; the reference site responds to the rest
 * @property {number} [delayMs] response time of the API; 30 by default
 * @property {readonly import('../browser/profiles.mjs').ProfileName[]} at profiles in which it is loaded
 * @property {string} ready JavaScript expression that is true once the page can be used
 * @property {Record<string, string>} [marks] further moments, as expressions
 * @property {string} [before] statements that run before the page's own scripts
 * @property {string} [prepare] path of a page that is visited before, in the same browser profile
 * @property {RegExp} [own] paths of requests that belong to what is measured
 * @property {Record<string, RegExp>} [chains] paths of requests that a mark may wait for, by mark
 * @property {string} [startedMs] expression for the moment at which its own work started
 * @property {string} [collect] expression for an object of further numbers
 * @property {string} [collectAfter] the same, read after the actions
 * @property {boolean} [actsEarly] the actions start as soon as it is ready, and nothing else is measured
 * @property {Action[]} [actions]
 *
 * @typedef {object} Action
 * @property {string} name
 * @property {(turn: number) => string} click selector of the clicked element
 * @property {(turn: number) => string} done expression that is true afterwards and not before
 * @property {Record<string, string>} [marks] moments before that, as expressions
 * @property {boolean} [isEarly] the click is immediate, without hovering
 * @property {number} [repeat] number of repetitions; the median counts
 * @property {string} [after] expression that cleans up
 */
export {};
