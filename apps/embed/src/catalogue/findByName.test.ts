import { findByName, getFindableKind } from './findByName';

const NAMES = ['Café Row', 'Old Mill', 'The Annex'];

describe('what editors find by its name', () => {
  const original = globalThis.fetch;
  const asked: string[] = [];
  let count = NAMES.length;
  beforeEach(() => {
    asked.length = 0;
    count = NAMES.length;
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      const results = NAMES.map((name, index) => ({ id: index + 1, name }));
      return { ok: true, json: async () => ({ count, results }) } as Response;
    };
  });
  afterEach(() => {
    globalThis.fetch = original;
  });

  it('CMS-6.find places are found by the server', async () => {
    await findByName('/api/v2/', 'listings', 'a & b');
    expect(asked).toEqual(['/api/v2/listings/?keywords=a%20%26%20b&limit=10']);
  });

  it.each(['articles', 'neighbourhoods', 'events', 'videos'] as const)(
    'CMS-6.find %s are found by a part of their name, whatever its accents and case',
    async (kind) => {
      expect(await findByName('/api/v2/', kind, 'CAFE')).toEqual([{ id: 1, name: 'Café Row', more: '' }]);
      expect(asked).toEqual([`/api/v2/${kind}/?limit=100&offset=0`]);
    },
  );

  it('CMS-6.find a long list is looked through to its thousandth', async () => {
    count = 100_000;
    expect(await findByName('/api/v2/', 'articles', 'nowhere')).toEqual([]);
    expect(asked).toHaveLength(10);
  });

  it('CMS-6.find a server that fails is an error, not an empty list', async () => {
    globalThis.fetch = async () => ({ ok: false, status: 503 }) as Response;
    await expect(findByName('/api/v2/', 'articles', 'x')).rejects.toThrow(/answers 503/);
  });

  it('CMS-6.find options that are numbers of something with a name are known', () => {
    expect(
      ['listing-id', 'article-id', 'default-neighborhood', 'limit', 'constructor'].map(getFindableKind),
    ).toEqual(['listings', 'articles', 'neighbourhoods', undefined, undefined]);
  });
});
