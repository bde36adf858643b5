import type { Line } from '../../Line';

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
const DISGUISES: readonly string[] = [
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

export const developmentPages: Line = {
  number: 39,
  threat: 'pages for developers and operators',
  rule: 'The outbox is shown on one’s own machine alone and never in production; figures want their token.',
  async attack(site, trials) {
    const hosts = site.isDevelopment
      ? ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', 'rebind.example']
      : [site.host, 'localhost', '127.0.0.1', '[::1]'];
    for (const path of PATHS)
      for (const disguise of DISGUISES)
        for (const host of hosts) {
          if (disguise !== '' && host !== hosts[0] && host !== hosts[1]) continue;
          const answer = await site.raw(
            `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${site.proxyLines}${disguise}Connection: close\r\n\r\n`,
          );
          trials.judge(
            `GET ${path} as ${host} ${disguise.trim()}`,
            answer,
            ({ status, text }) =>
              status !== 200 && status < 500 && !/process_cpu|reset-password\/\?token/.test(text),
          );
        }
  },
};
