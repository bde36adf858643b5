import assert from 'node:assert/strict';
import { findHoursIssue, foldText } from '@cityguide/site-config/formats';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import type { SentRequest } from '../conforming/createVisitor';
import type { TestContext } from '../conforming/createTestContext';
import { listingsRoutes, type Listing } from './contract';

const { list, read } = listingsRoutes;

async function listWith(context: TestContext, query?: SentRequest['query']) {
  return (await context.guest().expect(list, 200, { query })).body;
}

function idsOf(rows: readonly Listing[]): number[] {
  return rows.map(({ id }) => id);
}

function isSorted<T>(values: readonly T[], isBefore: (a: T, b: T) => boolean): boolean {
  return values.every((value, index) => {
    const next = values[index + 1];
    return next === undefined || !isBefore(next, value);
  });
}

const pagingCases: ConformanceCase[] = [
  {
    title: 'API-2 listings come 12 a page with count and next, and a limit is respected up to 100',
    async run(context) {
      const page = await listWith(context);
      assert.ok(page.count >= 13, 'The cases need at least 13 listings.');
      assert.equal(page.results.length, 12);
      assert.ok(page.next);
      assert.equal((await listWith(context, { limit: 5 })).results.length, 5);
      const most = await listWith(context, { limit: 100_000 });
      assert.equal(most.results.length, Math.min(100, page.count));
    },
  },
  {
    title: 'API-2 pages follow each other without gap or repetition, and next leads to the next',
    async run(context) {
      const whole = await listWith(context, { limit: 9, ordering: '-rating' });
      const first = await listWith(context, { limit: 5, ordering: '-rating' });
      const second = await listWith(context, { limit: 4, offset: 5, ordering: '-rating' });
      assert.deepEqual([...idsOf(first.results), ...idsOf(second.results)], idsOf(whole.results));

      const next = new URL(first.next ?? '', context.baseUrl);
      const followed = await listWith(context, next.search.slice(1));
      assert.deepEqual(idsOf(followed.results).slice(0, 4), idsOf(second.results));
    },
  },
  {
    title: 'API-2.past-end past the end is 200 with no results and no next, and the last page has no next',
    async run(context) {
      const { count } = await listWith(context, { limit: 1 });
      for (const offset of [count, count + 1, '1000000000000', '9'.repeat(40)]) {
        const page = await listWith(context, { offset });
        assert.deepEqual([page.results, page.next, page.count], [[], null, count]);
      }
      const last = await listWith(context, { limit: 5, offset: count - 1 });
      assert.deepEqual([last.results.length, last.next], [1, null]);
    },
  },
  {
    title: 'API-2 a limit, offset or ordering that is invalid is ignored',
    async run(context) {
      const plain = await listWith(context);
      const nonsense = [
        'limit=-1&offset=1e12&ordering=;drop',
        'limit=0&offset=-5',
        'limit=abc&offset=abc&ordering=',
        'limit=&offset=',
        'limit=1.5&offset=NaN&ordering=constructor',
        "limit=0x10&ordering='--&ordering_=1",
        'ordering=__proto__&unknown=1',
        'ordering=password',
      ];
      for (const query of nonsense) {
        assert.deepEqual(idsOf((await listWith(context, query)).results), idsOf(plain.results), query);
      }
    },
  },
  {
    title: 'API-2 a parameter given twice or containing NUL is rejected by its name',
    async run(context) {
      for (const name of ['limit', 'offset', 'ordering', 'keywords', 'sub_type', 'default_neighborhood']) {
        for (const query of [`${name}=1&${name}=2`, `${name}=1%00`]) {
          const { body } = await context.guest().expect(list, 400, { query });
          assert.deepEqual(Object.keys(body), [name], query);
        }
      }
    },
  },
];

const orderingCases: ConformanceCase[] = [
  {
    title: 'LIST-7 by name: capitals and accents do not count',
    async run(context) {
      for (const ordering of ['name', '-name']) {
        const names = (await listWith(context, { ordering, limit: 100 })).results.map(({ name }) =>
          foldText(name),
        );
        assert.ok(
          isSorted(names, (a, b) => (ordering === 'name' ? a < b : a > b)),
          `ordering=${ordering}`,
        );
      }
    },
  },
  {
    title: 'LIST-7 by rating: listings without one come last either way',
    async run(context) {
      for (const ordering of ['rating', '-rating']) {
        const { results, count } = await listWith(context, { ordering, limit: 100 });
        const end = await listWith(context, { ordering, limit: 5, offset: Math.max(0, count - 5) });
        const worst = ordering === 'rating' ? Infinity : -Infinity;
        for (const rows of [results, end.results]) {
          const ratings = rows.map(({ rating }) => rating ?? worst);
          assert.ok(
            isSorted(ratings, (a, b) => (ordering === 'rating' ? a < b : a > b)),
            `ordering=${ordering}`,
          );
        }
      }
    },
  },
  {
    title:
      'LIST-7 by popularity and by date: each is the other way round with a minus, the newest are the default',
    async run(context) {
      const { count } = await listWith(context, { limit: 1 });
      for (const field of ['favourite_count', 'date_published']) {
        const first = await listWith(context, { ordering: `-${field}`, limit: 1 });
        const last = await listWith(context, { ordering: field, limit: 12, offset: Math.max(0, count - 12) });
        assert.equal(last.results.length, Math.min(12, count));
        assert.ok(first.results.length === 1);
        if (field === 'date_published') assert.ok(idsOf(last.results).includes(idsOf(first.results)[0] ?? 0));
      }
      const newest = await listWith(context, { ordering: '-date_published' });
      assert.deepEqual(idsOf((await listWith(context)).results), idsOf(newest.results));
    },
  },
];

const filterCases: ConformanceCase[] = [
  {
    title: 'API-2 a filter of the wrong type is 400 with Django’s message',
    async run(context) {
      for (const name of ['sub_type', 'default_neighborhood']) {
        for (const value of ['abc', '1 OR 1=1', '12;', '½', 'constructor']) {
          const { body } = await context.guest().expect(list, 400, { query: { [name]: value } });
          assert.deepEqual(body, { [name]: ['Enter a number.'] });
        }
      }
    },
  },
  {
    title:
      'HOOD-2 filters by type, by sub type and by neighbourhood; a blank filter is none, a number that nothing has finds nothing',
    async run(context) {
      const all = await listWith(context, { limit: 100, ordering: 'name' });
      const model = all.results.find((row) => row.type && row.sub_type && row.default_neighborhood);
      assert.ok(model, 'The cases need a listing with a sub type and a neighbourhood.');
      const [subType, hood] = [model.sub_type?.id ?? 0, model.default_neighborhood?.id ?? 0];

      const bySubType = await listWith(context, { sub_type: subType, limit: 100 });
      assert.ok(bySubType.count > 0 && bySubType.results.every((row) => row.sub_type?.id === subType));
      const type = model.type?.id ?? 0;
      const byType = await listWith(context, { type, limit: 100 });
      assert.ok(byType.count >= bySubType.count && byType.results.every((row) => row.type?.id === type));
      const byHood = await listWith(context, { default_neighborhood: hood, limit: 100 });
      assert.ok(byHood.count > 0 && byHood.results.every((row) => row.default_neighborhood?.id === hood));
      const byBoth = await listWith(context, { sub_type: subType, default_neighborhood: hood, limit: 100 });
      assert.ok(byBoth.count > 0 && byBoth.count <= Math.min(bySubType.count, byHood.count));

      assert.equal((await listWith(context, { sub_type: '', bundle_type: 'simple' })).count, all.count);
      for (const sub_type of ['2147483647', '-3', '1.5', '0', '9'.repeat(30)]) {
        assert.equal((await listWith(context, { sub_type })).count, 0, sub_type);
      }
    },
  },
  {
    title: 'NAV-15 keywords find a listing by its name, whatever its case',
    async run(context) {
      const [model] = await context.listings(1);
      assert.ok(model);
      for (const keywords of [model.name, model.name.toUpperCase(), `  ${model.name} `]) {
        const page = await listWith(context, { keywords, limit: 100 });
        assert.ok(idsOf(page.results).includes(model.id), keywords);
      }
    },
  },
  {
    title:
      'API-2 quotes and wildcards in keywords are ordinary characters, blank keywords are none, too long ones 400',
    async run(context) {
      const { count } = await listWith(context, { limit: 1 });
      const odd = [
        `"`,
        `'`,
        '%',
        '_',
        '*',
        '\\',
        `' OR '1'='1`,
        '"a" NEAR "b"',
        'AND OR NOT',
        '(',
        '^',
        '🍜',
        '-',
        '{x}:y',
      ];
      for (const keywords of odd) {
        const page = await listWith(context, { keywords, limit: 1 });
        assert.ok(page.count <= count, keywords);
      }
      for (const keywords of ['zzqx%', 'zzqx_', '%zzqx', 'zzqx*', '"zzqx"']) {
        assert.equal((await listWith(context, { keywords })).count, 0, keywords);
      }
      assert.equal((await listWith(context, { keywords: '   ' })).count, count);
      const { body } = await context.guest().expect(list, 400, { query: { keywords: 'a'.repeat(256) } });
      assert.deepEqual(Object.keys(body), ['keywords']);
    },
  },
];

const readCases: ConformanceCase[] = [
  {
    title: 'API-1 one listing is the same as in the list',
    async run(context) {
      const [model] = await context.listings(1);
      assert.ok(model);
      assert.deepEqual((await context.guest().expect(read, 200, { params: { id: model.id } })).body, model);
    },
  },
  {
    title:
      'GUIDE-3.data hours of a listing never overlap or end before they begin; a list and one listing tell the same',
    async run(context) {
      const { results } = await listWith(context, { limit: 100, ordering: 'name' });
      for (const { id, opening_hours: hours } of results)
        assert.equal(hours && findHoursIssue(hours)?.problem, hours ? undefined : hours, `listing ${id}`);
      const model = results.find(({ opening_hours: hours }) => hours);
      if (!model) return;
      assert.deepEqual((await context.guest().expect(read, 200, { params: { id: model.id } })).body, model);
    },
  },
  {
    title: 'API-2 a listing that does not exist is 404, also with an invalid id',
    async run(context) {
      for (const id of [2_147_483_647, 0, '-1', 'abc', '1.5', '9'.repeat(30), "1'--", 'constructor']) {
        await context.guest().expect(read, 404, { params: { id } });
      }
    },
  },
];

export const listingsCases = [...pagingCases, ...orderingCases, ...filterCases, ...readCases];
