import { Agent, request as send } from 'node:http';

const agent = new Agent({ keepAlive: true });

/**
 * Proxies a request to the reference site, with the response compressed as the site sent it.
 * @param {object} visit
 * @param {import('node:http').IncomingMessage} visit.request
 * @param {import('node:http').ServerResponse} visit.response
 * @param {URL} visit.url
 * @param {string} visit.body
 */
export function forward({ request, response, url, body }) {
  const headers = { ...request.headers, host: url.host };
  const upstreamRequest = send(url, { method: request.method, headers, agent }, (upstreamResponse) => {
    // Peers add styles and frames that the site's own policy would block; no page here has a policy.
    delete upstreamResponse.headers['content-security-policy'];
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
    upstreamResponse.pipe(response);
  });
  upstreamRequest.on('error', (error) => response.destroy(error));
  upstreamRequest.end(body);
}
