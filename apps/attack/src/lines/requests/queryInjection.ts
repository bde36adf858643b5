import type { AttackLine } from '../../AttackLine';
import { getJsonField } from '../../http/HttpResponse';
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

export const queryInjection: AttackLine = {
  number: 18,
  threat: 'text becomes part of a query',
  rule: 'Whatever is searched, filtered or ordered by stays a value: no error, no delay, no additional rows.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const { browser } = await site.members.maya();
    const totalCount = Number(getJsonField(await browser.get(`${apiPaths.listings}?limit=1`), 'count'));
    const expectHarmless = (vector: string, path: string) =>
      browser
        .get(path)
        .then((answer) =>
          trials.expectResponse(
            vector,
            answer,
            ({ status, text, ms }) => status < 500 && status > 0 && !LEAKS.test(text) && ms < PAUSE_MS,
          ),
        );
    for (const injection of queryInjections) {
      const encoded = encodeURIComponent(injection);
      const found = await browser.get(`${apiPaths.listings}?keywords=${encoded}&limit=1`);
      const count = Number(getJsonField(found, 'count') ?? 0);
      const isCondition = / or /i.test(injection);
      trials.expectResponse(
        `keywords=${injection}`,
        found,
        ({ status, ms }) => status < 500 && ms < PAUSE_MS && !(isCondition && count === totalCount),
      );
      await expectHarmless(`search ${injection}`, `/search?q=${encoded}`);
      await expectHarmless(
        `keywords twice ${injection}`,
        `${apiPaths.listings}?keywords=a&keywords=${encoded}`,
      );
      for (const name of NAMED)
        await expectHarmless(`${name}=${injection}`, `${apiPaths.listings}?${name}=${encoded}`);
      await expectHarmless(
        `a page of ${injection}`,
        `/restaurants/?sub_type=${encoded}&page=${encoded}&ordering=${encoded}`,
      );
      await expectHarmless(`a path of ${injection}`, `/places/${encoded}/`);
    }
    const lists = listApiCalls().filter(({ route }) => route.method === 'GET' && route.query);
    for (const { route, path } of lists)
      for (const name of listQueryFields(route))
        for (const injection of queryInjections.slice(0, 20))
          await expectHarmless(
            `${path}?${name}=${injection}`,
            `${path}?${name}=${encodeURIComponent(injection)}`,
          );
  },
};
