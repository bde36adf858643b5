/**
 * A page to be loaded and measured.
 *
 * @typedef {object} Candidate
 * @property {string} name
 * @property {string} path of the page on its server
 * @property {Record<string, { body: string | Buffer, type: string }>} [files] what the server has of its own
 * @property {(request: { method: string, url: URL, body: string }) => { status?: number, json?: unknown, text?: string } | undefined} [answer]
 *   what it answers to API calls; the reference site answers the rest
 * @property {number} [delayMs] how long the API takes to answer; 30 unless told
 * @property {(keyof import('../browser/profiles.mjs').profiles)[]} at profiles in which it is loaded
 * @property {string} ready JavaScript expression that holds once the page can be used
 * @property {Record<string, string>} [marks] further moments, as expressions
 * @property {string} [before] statements that run before the page's own scripts
 * @property {string} [prepare] path of a page that is visited before, in the same browser profile
 * @property {RegExp} [own] paths of requests that belong to what is measured
 * @property {Record<string, RegExp>} [chains] paths of requests that each of some marks may wait for
 * @property {string} [startedMs] expression for the moment at which its own work began
 * @property {string} [collect] expression for an object of further numbers
 * @property {string} [collectAfter] the same, read after the actions
 * @property {boolean} [actsEarly] the actions begin as soon as it is ready, and nothing else is read
 * @property {Action[]} [actions]
 *
 * @typedef {object} Action
 * @property {string} name
 * @property {(turn: number) => string} click selector of what is clicked
 * @property {(turn: number) => string} done expression that holds afterwards and not before
 * @property {Record<string, string>} [marks] moments on the way there, as expressions
 * @property {boolean} [isEarly] the click follows at once, without hovering
 * @property {number} [repeat] how often; the median counts
 * @property {string} [after] expression that cleans up
 */
export {};
