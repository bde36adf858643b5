import type { AttackLine } from '../../AttackLine';
import { getHeader, parseJson } from '../../http/HttpResponse';
import { API } from '../../site/apiPaths';

const FEEDS = ['/rss/', '/rss/news/', '/rss/events/', '/sitemap.xml', '/robots.txt'];

export const foreignFormats: AttackLine = {
  number: 42,
  threat: 'injected content in calendars and feeds',
  rule: 'Calendars, feeds, sitemaps and exports are valid files of their kind, and names in them cannot add anything.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const events = parseJson(await site.client.send({ path: `${API}events/?limit=20` })) as
      { results?: { share_url?: string | null }[] } | undefined;
    for (const { share_url: path } of events?.results ?? []) {
      const calendar = await site.client.send({ path: `${String(path)}calendar.ics` });
      if (calendar.status === 404) continue;
      const lines = calendar.text.split('\r\n');
      const isFolded =
        lines.every((line) => line === '' || /^[A-Z][A-Z-]*[;:]/.test(line) || line.startsWith(' ')) &&
        !/[^\r]\n/.test(calendar.text);
      trials.expect(
        `the calendar of ${String(path)}`,
        isFolded && getHeader(calendar, 'content-type').startsWith('text/calendar'),
        calendar.status,
      );
      trials.expect(
        'its file name',
        !/["\\]{2}|[\r\n;]filename=.*[;\r\n]/.test(getHeader(calendar, 'content-disposition')),
        'one name',
      );
      const page = await site.client.send({ path: String(path) });
      for (const [, json = ''] of page.text.matchAll(
        /<script type="application\/(?:ld\+)?json"[^>]*>([^<]*)<\/script>/g,
      ))
        trials.expect(`data in ${String(path)}`, parseJson({ text: json }) !== undefined, 'JSON');
    }
    for (const path of FEEDS)
      for (const query of [
        '',
        '?callback=alert',
        '?jsonp=alert(1)',
        '?format=html',
        '?_format=json',
        '?limit=999999',
      ]) {
        const response = await site.client.send({ path: path + query });
        trials.expectResponse(
          `GET ${path}${query}`,
          response,
          ({ status, text }) =>
            status < 500 && !/^\s*alert/.test(text) && !/<!ENTITY|<!DOCTYPE [^h]/i.test(text),
        );
      }
    for (const query of ['?callback=alert', '?jsonp=alert', '?format=jsonp&callback=x']) {
      const response = await site.client.send({ path: `${API}listings/${query}` });
      trials.expectResponse(
        `the API with ${query}`,
        response,
        ({ text }) =>
          !/^\s*(alert|x)\(/.test(text) && getHeader(response, 'content-type').startsWith('application/json'),
      );
    }
  },
};
