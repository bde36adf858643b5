/**
 * Records the requests of a page from now on.
 * @returns `list()`: the requests with url, type, mime, bytes on the wire, and in seconds the times of their start,
 *   response headers (`head`) and end; `quietMs()`: the time since the last network activity
 */
export function recordRequests(cdp) {
  const requests = new Map();
  let lastActivityMs = Date.now();
  const update = (event, change) => {
    const request = requests.get(event.requestId);
    lastActivityMs = Date.now();
    if (request) Object.assign(request, change);
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    lastActivityMs = Date.now();
    requests.set(requestId, { url: request.url, type, start: timestamp, bytes: 0 });
  });
  cdp.on('Network.responseReceived', (event) =>
    update(event, { head: event.timestamp, mime: event.response.mimeType, type: event.type }),
  );
  cdp.on('Network.loadingFinished', (event) =>
    update(event, { end: event.timestamp, bytes: event.encodedDataLength }),
  );
  cdp.on('Network.loadingFailed', (event) => update(event, { end: event.timestamp, hasFailed: true }));
  return { list: () => [...requests.values()], quietMs: () => Date.now() - lastActivityMs };
}
