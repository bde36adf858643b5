import type { Line } from '../../Line';
import { headerOf, jsonOf } from '../../http/Received';
import { API } from '../../site/apiPaths';

const FEEDS = ['/rss/', '/rss/news/', '/rss/events/', '/sitemap.xml', '/robots.txt'];

export const foreignFormats: Line = {
  number: 42,
  threat: 'files for other programs with more in them',
  rule: 'Calendars, feeds, maps of the site and exports are whole files of their kind, with nothing a name in them could add.',
  isAlikeEverywhere: true,
  async attack(site, trials) {
    const events = jsonOf(await site.client.send({ path: `${API}events/?limit=20` })) as
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
        isFolded && headerOf(calendar, 'content-type').startsWith('text/calendar'),
        calendar.status,
      );
      trials.expect(
        'its file name',
        !/["\\]{2}|[\r\n;]filename=.*[;\r\n]/.test(headerOf(calendar, 'content-disposition')),
        'one name',
      );
      const page = await site.client.send({ path: String(path) });
      for (const [, json = ''] of page.text.matchAll(
        /<script type="application\/(?:ld\+)?json"[^>]*>([^<]*)<\/script>/g,
      ))
        trials.expect(`data in ${String(path)}`, jsonOf({ text: json }) !== undefined, 'JSON');
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
        const answer = await site.client.send({ path: path + query });
        trials.judge(
          `GET ${path}${query}`,
          answer,
          ({ status, text }) =>
            status < 500 && !/^\s*alert/.test(text) && !/<!ENTITY|<!DOCTYPE [^h]/i.test(text),
        );
      }
    for (const query of ['?callback=alert', '?jsonp=alert', '?format=jsonp&callback=x']) {
      const answer = await site.client.send({ path: `${API}listings/${query}` });
      trials.judge(
        `the API with ${query}`,
        answer,
        ({ text }) =>
          !/^\s*(alert|x)\(/.test(text) && headerOf(answer, 'content-type').startsWith('application/json'),
      );
    }
  },
};
