import type { AttackLine } from '../../AttackLine';
import { getHeader } from '../../http/HttpResponse';
import { forgedHosts } from '../../vectors/forgedHosts';

/** Pages that contain the site's own URL, and cacheable ones. */
const PATHS = [
  '/',
  '/search?q=a',
  '/sitemap.xml',
  '/rss/',
  '/accounts/login',
  '/profiles/facebook-login/?next=/',
  '/api/v2/listings',
  '/nowhere',
];

export const hostSpellings: AttackLine = {
  number: 32,
  threat: 'a host from the request',
  rule: 'No response contains a host from the request, in any spelling of Host, X-Forwarded-Host or the target, and none is cached.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const sendGet = (target: string, lines: string) =>
      site.sendRaw(`GET ${target} HTTP/1.1\r\n${lines}\r\n${site.proxyHeaderLines}Connection: close\r\n\r\n`);
    const evilHost = /evil\.example/i;
    for (const path of PATHS) {
      for (const lines of forgedHosts(site.host)) {
        const response = await sendGet(path, lines);
        const headersWithHost = [
          getHeader(response, 'location'),
          getHeader(response, 'link'),
          getHeader(response, 'set-cookie'),
          getHeader(response, 'content-security-policy'),
        ].join(' ');
        trials.expectResponse(
          `GET ${path} with ${lines.replaceAll('\r\n', ' | ')}`,
          response,
          ({ status, text }) => {
            if (evilHost.test(headersWithHost)) return `a header names it: ${headersWithHost}`;
            if (evilHost.test(text)) return 'the body names it';
            return status > 0 && status < 500;
          },
        );
      }
      for (const target of [
        `http://evil.example${path}`,
        `https://evil.example${path}`,
        `HTTP://EVIL.EXAMPLE${path}`,
        `http://user@evil.example${path}`,
        `//evil.example${path}`,
      ]) {
        const response = await sendGet(target, `Host: ${site.host}`);
        trials.expectResponse(`GET ${target}`, response, ({ status, text }) => {
          const body = text.replaceAll(target, '').replaceAll(encodeURIComponent(target), '');
          if (
            evilHost.test(getHeader(response, 'location')) &&
            !getHeader(response, 'location').startsWith('/')
          )
            return `leads to ${getHeader(response, 'location')}`;
          return (
            status > 0 &&
            status < 500 &&
            !/(?:href|content|src|action|<loc>|<link>)[="']*https?:\/\/evil/i.test(body)
          );
        });
      }
      const after = await sendGet(path, `Host: ${site.host}`);
      trials.expectResponse(`GET ${path} by the next visitor`, after, ({ text }) => !evilHost.test(text));
    }
  },
};
