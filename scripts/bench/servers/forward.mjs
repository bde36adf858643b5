import { Agent, request as send } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Hands a request on to the reference site and its answer back, compressed as the site sent it. */
export function forward({ request, response, url, body }) {
  const headers = { ...request.headers, host: url.host };
  const onward = send(url, { method: request.method, headers, agent }, (answer) => {
    // Peers bring styles and frames that the site's own policy would rightly refuse; no page here has a policy.
    delete answer.headers['content-security-policy'];
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', (error) => response.destroy(error));
  onward.end(body);
}
