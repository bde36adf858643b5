import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Coverage } from '../conforming/createCoverage';
import { createVisitor, type Visitor } from '../conforming/createVisitor';
import type { ContentKind } from './contentKinds';
import { contentRoutes, MAX_BATCH_ITEMS, MAX_KEY_LENGTH } from './contract';

/** A running content API, with a token for all kinds, and one for each kind alone. */
export interface ContentContext {
  /** Ends in a slash. */
  baseUrl: string;
  coverage: Coverage;
  token: string;
  kindTokens: Readonly<Record<ContentKind, string>>;
}

/** One requirement for every implementation of the content API. It fails by throwing. */
export interface ContentCase {
  title: string;
  run(context: ContentContext): Promise<void>;
}

const listings = contentRoutes['content/listings'];
const events = contentRoutes['content/events'];
const articles = contentRoutes['content/articles'];

/** The least that a record of each kind needs. */
const records = {
  listings: { name: 'Lantern Bakery', type: 'restaurants', category: 'Bakeries' },
  events: { name: 'Lantern Walk', start: '2030-12-01T19:00:00-05:00', address: 'High Park' },
  articles: { name: 'Where to eat peameal', section: 'Food', body: '<p>At the market.</p>' },
} as const satisfies Record<ContentKind, object>;

const kinds = ['listings', 'events', 'articles'] as const;
const newKey = (text = 'wp') => `${text}:${randomUUID()}`;

function createClient({ baseUrl, coverage, token }: ContentContext, text = token): Visitor {
  return createVisitor({ baseUrl, coverage, headers: { authorization: `Bearer ${text}` } });
}

export const contentCases: readonly ContentCase[] = [
  {
    title: 'OWN-3.permissions the API says what a token may do',
    async run(context) {
      const { body } = await createClient(context).expect(contentRoutes.content.read, 200);
      assert.deepEqual(body.kinds, kinds);
      assert.equal(body.max_batch_items, MAX_BATCH_ITEMS);
      const limited = createClient(context, context.kindTokens.events);
      assert.deepEqual((await limited.expect(contentRoutes.content.read, 200)).body.kinds, ['events']);
    },
  },
  {
    title: 'OWN-3.token-wrong without a token, or with a wrong one, everything is 401 and nothing is changed',
    async run(context) {
      const { baseUrl, coverage, token } = context;
      const [params, body] = [{ key: newKey() }, { name: 'Nobody' }];
      const wrongTokens = [`${token}x`, token.slice(0, -1), token.toUpperCase(), 'undefined'];
      const visitors = [
        createVisitor({ baseUrl, coverage }),
        ...wrongTokens.map((text) => createClient(context, text)),
      ];
      for (const visitor of visitors) {
        const { headers } = await visitor.expect(contentRoutes.content.read, 401);
        assert.match(headers.get('www-authenticate') ?? '', /^Bearer/);
        assert.match(headers.get('cache-control') ?? '', /no-store/);
      }
      const guest = createVisitor({ baseUrl, coverage });
      for (const kind of kinds) {
        const { put, remove, batch } = contentRoutes[`content/${kind}`];
        await guest.expect(put, 401, { params, body });
        await guest.expect(remove, 401, { params });
        await guest.expect(batch, 401, { body: { items: [{ ...params, record: records[kind] }] } });
        await createClient(context).expect(remove, 404, { params });
      }
    },
  },
  {
    title: 'OWN-3.token-kinds a token reaches its own kinds only',
    async run(context) {
      for (const own of kinds) {
        const client = createClient(context, context.kindTokens[own]);
        const params = { key: newKey() };
        for (const kind of kinds.filter((other) => other !== own)) {
          const { put, remove, batch } = contentRoutes[`content/${kind}`];
          await client.expect(put, 403, { params, body: records[kind] });
          await client.expect(remove, 403, { params });
          await client.expect(batch, 403, { body: { items: [{ ...params, record: records[kind] }] } });
        }
        await client.expect(contentRoutes[`content/${own}`].put, 201, { params, body: records[own] });
      }
    },
  },
  {
    title: 'OWN-3.idempotent a record is created, unchanged, changed, withdrawn and there again, with one id',
    async run(context) {
      const client = createClient(context);
      for (const kind of kinds) {
        const { put, remove } = contentRoutes[`content/${kind}`];
        const [params, body] = [{ key: newKey() }, records[kind]];
        const created = (await client.expect(put, 201, { params, body })).body;
        assert.deepEqual([created.key, created.result], [params.key, 'created']);
        const results: string[] = [];
        const steps = [body, { ...body, name: 'Another name' }, undefined, undefined, body, body];
        for (const step of steps) {
          const { body: answer } = step
            ? await client.expect(put, 200, { params, body: step })
            : await client.expect(remove, 200, { params });
          assert.equal(answer.id, created.id);
          results.push(answer.result);
        }
        const expected = ['unchanged', 'changed', 'withdrawn', 'unchanged', 'changed', 'unchanged'];
        assert.deepEqual(results, expected, kind);
      }
    },
  },
  {
    title: 'OWN-3.errors what is wrong with a record is said by field, and nothing is written',
    async run(context) {
      const client = createClient(context);
      const params = { key: newKey() };
      const wrong = [
        [listings, { ...records.listings, name: '' }, 'name'],
        [listings, { ...records.listings, latitude: 91, longitude: 0 }, 'latitude'],
        [events, { ...records.events, start: 'tomorrow' }, 'start'],
        [articles, { ...records.articles, section: 'No such section' }, 'section'],
        [articles, { ...records.articles, pictures: ['javascript:alert(1)'] }, 'pictures'],
      ] as const;
      for (const [{ put, remove }, body, field] of wrong) {
        const answer = await client.expect(put, 400, { params, body });
        assert.deepEqual(Object.keys(answer.body), [field]);
        await client.expect(remove, 404, { params });
      }
      const tooLong = { key: 'k'.repeat(MAX_KEY_LENGTH + 1) };
      await client.expect(listings.put, 400, { params: tooLong, body: records.listings });
    },
  },
  {
    title: 'OWN-3.batch each item of a batch has its own result, and one that is refused stops no other',
    async run(context) {
      const client = createClient(context);
      for (const kind of kinds) {
        const { batch } = contentRoutes[`content/${kind}`];
        const [first, second] = [newKey(), newKey()];
        const items = [
          { key: first, record: records[kind] },
          { key: newKey(), record: { ...records[kind], name: '' } },
          { key: second, record: records[kind] },
          { key: first, record: records[kind] },
          { key: second, withdraw: true },
          { key: newKey(), withdraw: true },
          { key: '' },
        ];
        const { results } = (await client.expect(batch, 200, { body: { items } })).body;
        assert.deepEqual(
          results.map(({ result }) => result),
          ['created', 'refused', 'created', 'unchanged', 'withdrawn', 'refused', 'refused'],
        );
        assert.deepEqual(Object.keys(results[1]?.errors ?? {}), ['name']);
        assert.deepEqual([results[0]?.key, results[0]?.id], [first, results[3]?.id]);
      }
    },
  },
  {
    title: 'OWN-3.batch a batch without items, with too many, or of another shape is 400',
    async run(context) {
      const client = createClient(context);
      const many = Array.from({ length: MAX_BATCH_ITEMS + 1 }, () => ({ key: 'x', withdraw: true }));
      for (const kind of kinds)
        for (const body of [{}, { items: [] }, { items: many }, { items: 'x' }, { items: [1] }])
          await client.expect(contentRoutes[`content/${kind}`].batch, 400, { body });
      for (const kind of ['events', 'articles'] as const)
        await client.expect(contentRoutes[`content/${kind}`].put, 400, { params: { key: 'x' }, body: {} });
    },
  },
];
