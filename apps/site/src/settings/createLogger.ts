import type { FastifyServerOptions } from 'fastify';

/** Logs as one JSON object a line; what would let a reader in stays out. */
export function createLogger(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    redact: [
      'req.headers.cookie',
      'req.headers.authorization',
      'req.headers["x-csrftoken"]',
      'res.headers["set-cookie"]',
    ],
    serializers: {
      req: ({ method, url, ip, id }) => ({ method, url: hideSecrets(url), ip, id }),
    },
  };
}

/** The link of a reset mail carries its secret in the address, and so does the way back from Facebook. */
function hideSecrets(url: string): string {
  return url.replace(/([?&](?:token|code|state)=)[^&]*/g, '$1…');
}
