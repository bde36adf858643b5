import type { Line } from '../../Line';
import { memberOf } from '../../http/Received';
import { listApiCalls, listQueryFields } from '../../site/listApiCalls';
import { apiPaths } from '../../site/apiPaths';
import { LEAKS } from '../../vectors/leaks';
import { queryInjections } from '../../vectors/queryInjections';

const PAUSE_MS = 4500;
const NAMED = [
  'ordering',
  'limit',
  'offset',
  'listing',
  'type',
  'sub_type',
  'default_neighborhood',
  'id',
  'completed',
  'order_by',
  'sort',
];

export const queryInjection: Line = {
  number: 18,
  threat: 'words become part of a query',
  rule: 'Whatever is searched, filtered or ordered by stays a value: no error, no pause, no row more.',
  isAlikeEverywhere: true,
  async attack(site, trials) {
    const { browser } = await site.members.maya();
    const whole = Number(memberOf(await browser.get(`${apiPaths.listings}?limit=1`), 'count'));
    const judge = (vector: string, path: string) =>
      browser
        .get(path)
        .then((answer) =>
          trials.judge(
            vector,
            answer,
            ({ status, text, ms }) => status < 500 && status > 0 && !LEAKS.test(text) && ms < PAUSE_MS,
          ),
        );
    for (const words of queryInjections) {
      const encoded = encodeURIComponent(words);
      const found = await browser.get(`${apiPaths.listings}?keywords=${encoded}&limit=1`);
      const count = Number(memberOf(found, 'count') ?? 0);
      const isCondition = / or /i.test(words);
      trials.judge(
        `keywords=${words}`,
        found,
        ({ status, ms }) => status < 500 && ms < PAUSE_MS && !(isCondition && count === whole),
      );
      await judge(`search ${words}`, `/search?q=${encoded}`);
      await judge(`keywords twice ${words}`, `${apiPaths.listings}?keywords=a&keywords=${encoded}`);
      for (const name of NAMED) await judge(`${name}=${words}`, `${apiPaths.listings}?${name}=${encoded}`);
      await judge(
        `a page of ${words}`,
        `/restaurants/?sub_type=${encoded}&page=${encoded}&ordering=${encoded}`,
      );
      await judge(`a path of ${words}`, `/places/${encoded}/`);
    }
    const lists = listApiCalls().filter(({ route }) => route.method === 'GET' && route.query);
    for (const { route, path } of lists)
      for (const name of listQueryFields(route))
        for (const words of queryInjections.slice(0, 20))
          await judge(`${path}?${name}=${words}`, `${path}?${name}=${encodeURIComponent(words)}`);
  },
};
