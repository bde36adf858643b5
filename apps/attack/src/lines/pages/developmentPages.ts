import type { AttackLine } from '../../AttackLine';

const PATHS = [
  '/development/',
  '/development/outbox/',
  '/development/outbox',
  '/development/outbox/x.json',
  '/%64evelopment/outbox/',
  '/development%2foutbox/',
  '/DEVELOPMENT/OUTBOX/',
  '/dialog',
  '/choice',
  '/token',
  '/me',
  '/outbox/',
  '/metrics',
  '/metrics/',
  '/health/../metrics',
  '/%6detrics',
];
const SPOOFING_HEADERS: readonly string[] = [
  '',
  'X-Forwarded-For: 127.0.0.1\r\n',
  'X-Real-IP: 127.0.0.1\r\n',
  'X-Forwarded-For: 127.0.0.1, 127.0.0.1\r\n',
  'Forwarded: for=127.0.0.1\r\n',
  'X-Original-URL: /development/outbox/\r\n',
  'Authorization: Bearer x\r\n',
  'Authorization: Bearer \r\n',
  'Authorization: Basic eDp4\r\n',
  'Authorization: bearer the-token-of-the-attac\r\n',
  'Authorization: Bearer the-token-of-the-attackk\r\n',
];

export const developmentPages: AttackLine = {
  number: 39,
  threat: 'pages for developers and operators',
  rule: 'The outbox is only shown on the local machine and never in production; metrics need their token.',
  async attack(site, trials) {
    const hosts = site.isDevelopment
      ? ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', 'rebind.example']
      : [site.host, 'localhost', '127.0.0.1', '[::1]'];
    for (const path of PATHS)
      for (const spoofingHeader of SPOOFING_HEADERS)
        for (const host of hosts) {
          if (spoofingHeader !== '' && host !== hosts[0] && host !== hosts[1]) continue;
          const response = await site.sendRaw(
            `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${site.proxyHeaderLines}${spoofingHeader}Connection: close\r\n\r\n`,
          );
          trials.expectResponse(
            `GET ${path} as ${host} ${spoofingHeader.trim()}`,
            response,
            ({ status, text }) =>
              status !== 200 && status < 500 && !/process_cpu|reset-password\/\?token/.test(text),
          );
        }
  },
};
