import type { Database } from '../database/Database';
import { testEngines } from '../../testing/testEngines';
import { createSigner } from './createSigner';

describe.each(testEngines)('signed texts on $name', ({ create }) => {
  let database: Database;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(() => database.close());

  it('are verified by every process of the site, and start with their text', async () => {
    const signed = await createSigner(database).sign('stamp', 'a.b');
    expect(signed).toMatch(/^a\.b\.[\w-]{22}$/);
    expect(await createSigner(database).verify('stamp', signed)).toBe('a.b');
    expect(await createSigner(database).verify('stamp', await createSigner(database).sign('stamp', ''))).toBe(
      '',
    );
  });

  it('are valid only for the purpose that they were signed for', async () => {
    const signer = createSigner(database);
    const signed = await signer.sign('stamp', 'text');
    expect(await signer.verify('link', signed)).toBeUndefined();
    // Purpose and text must not be ambiguous when concatenated.
    expect(await signer.verify('sta', signed.replace('text', 'mptext'))).toBeUndefined();
  });

  it('are invalid for a site with another secret', async () => {
    const other = await create();
    const signed = await createSigner(other).sign('stamp', 'text');
    expect(await createSigner(database).verify('stamp', signed)).toBeUndefined();
    await other.close();
  });

  it.each([
    ['a changed text', (signed: string) => signed.replace('text', 'next')],
    ['a changed signature', (signed: string) => signed.slice(0, -1) + (signed.endsWith('A') ? 'B' : 'A')],
    ['a truncated signature', (signed: string) => signed.slice(0, -1)],
    ['an extended signature', (signed: string) => `${signed}A`],
    ['a signature with a multi-byte character', (signed: string) => `${signed.slice(0, -1)}é`],
    ['no signature', () => 'text'],
    ['only a signature', (signed: string) => signed.slice(5)],
    ['an empty text', () => ''],
  ])('are invalid with %s', async (_title, change) => {
    const signer = createSigner(database);
    expect(await signer.verify('stamp', change(await signer.sign('stamp', 'text')))).toBeUndefined();
  });

  it('query the database again after it was unavailable', async () => {
    const signed = await createSigner(database).sign('stamp', 'text');
    const signer = createSigner(database);
    const insert = jest.spyOn(database.query, 'insertInto').mockImplementationOnce(() => {
      throw new Error('The database is away.');
    });
    await expect(signer.verify('stamp', signed)).rejects.toThrow('away');
    expect(await signer.verify('stamp', signed)).toBe('text');
    expect(await signer.verify('stamp', signed)).toBe('text');
    // Once loaded, the secret is cached.
    expect(insert).toHaveBeenCalledTimes(2);
    insert.mockRestore();
  });
});
