/**
 * A request: bytes on the wire, and in seconds the times of its start, of the response's headers (`head`) and of its
 * end.
 * @typedef {object} RecordedRequest
 * @property {string} url
 * @property {string} [type] such as `Document`
 * @property {string} [mime]
 * @property {number} bytes
 * @property {number} start
 * @property {number} [head]
 * @property {number} [end]
 * @property {boolean} [hasFailed]
 */

/**
 * Records the requests of a page from now on.
 * @param {import('playwright-core').CDPSession} cdp
 * @returns {{ list(): RecordedRequest[], quietMs(): number }} `quietMs`: the time since the last network activity
 */
export function recordRequests(cdp) {
  /** @type {Map<string, RecordedRequest>} */
  const requests = new Map();
  let lastActivityMs = Date.now();
  /**
   * @param {string} id
   * @param {Partial<RecordedRequest>} change
   */
  const update = (id, change) => {
    const request = requests.get(id);
    lastActivityMs = Date.now();
    if (request) Object.assign(request, change);
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    lastActivityMs = Date.now();
    requests.set(requestId, { url: request.url, type, start: timestamp, bytes: 0 });
  });
  cdp.on('Network.responseReceived', ({ requestId, timestamp, response, type }) =>
    update(requestId, { head: timestamp, mime: response.mimeType, type }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    update(requestId, { end: timestamp, bytes: encodedDataLength }),
  );
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) =>
    update(requestId, { end: timestamp, hasFailed: true }),
  );
  return { list: () => [...requests.values()], quietMs: () => Date.now() - lastActivityMs };
}
