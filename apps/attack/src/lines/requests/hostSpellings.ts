import type { Line } from '../../Line';
import { headerOf } from '../../http/Received';
import { forgedHosts } from '../../vectors/forgedHosts';

/** What names the site's own address, and what caches keep. */
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

export const hostSpellings: Line = {
  number: 32,
  threat: 'a host that the request brought',
  rule: 'No answer names a host that a request brought, in any spelling of Host, X-Forwarded-Host or the target, nor is one kept.',
  isAlikeEverywhere: true,
  async attack(site, trials) {
    const ask = (target: string, lines: string) =>
      site.raw(`GET ${target} HTTP/1.1\r\n${lines}\r\n${site.proxyLines}Connection: close\r\n\r\n`);
    const names = /evil\.example/i;
    for (const path of PATHS) {
      for (const lines of forgedHosts(site.host)) {
        const answer = await ask(path, lines);
        const told = [
          headerOf(answer, 'location'),
          headerOf(answer, 'link'),
          headerOf(answer, 'set-cookie'),
          headerOf(answer, 'content-security-policy'),
        ].join(' ');
        trials.judge(`GET ${path} with ${lines.replaceAll('\r\n', ' | ')}`, answer, ({ status, text }) => {
          if (names.test(told)) return `a header names it: ${told}`;
          if (names.test(text)) return 'the body names it';
          return status > 0 && status < 500;
        });
      }
      for (const target of [
        `http://evil.example${path}`,
        `https://evil.example${path}`,
        `HTTP://EVIL.EXAMPLE${path}`,
        `http://user@evil.example${path}`,
        `//evil.example${path}`,
      ]) {
        const answer = await ask(target, `Host: ${site.host}`);
        trials.judge(`GET ${target}`, answer, ({ status, text }) => {
          const body = text.replaceAll(target, '').replaceAll(encodeURIComponent(target), '');
          if (names.test(headerOf(answer, 'location')) && !headerOf(answer, 'location').startsWith('/'))
            return `leads to ${headerOf(answer, 'location')}`;
          return (
            status > 0 &&
            status < 500 &&
            !/(?:href|content|src|action|<loc>|<link>)[="']*https?:\/\/evil/i.test(body)
          );
        });
      }
      const after = await ask(path, `Host: ${site.host}`);
      trials.judge(`GET ${path} by the next visitor`, after, ({ text }) => !names.test(text));
    }
  },
};
