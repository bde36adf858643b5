import type { Database } from '../database/database';
import { testEngines } from '../../testing/databases';
import { createSigner } from './createSigner';

describe.each(testEngines)('signed texts on $name', ({ create }) => {
  let database: Database;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(() => database.close());

  it('are read back by every process of the site, and carry their text in front', async () => {
    const signed = await createSigner(database).sign('stamp', 'a.b');
    expect(signed).toMatch(/^a\.b\.[\w-]{22}$/);
    expect(await createSigner(database).read('stamp', signed)).toBe('a.b');
    expect(await createSigner(database).read('stamp', await createSigner(database).sign('stamp', ''))).toBe(
      '',
    );
  });

  it('serve the one purpose that they were signed for', async () => {
    const signer = createSigner(database);
    const signed = await signer.sign('stamp', 'text');
    expect(await signer.read('link', signed)).toBeUndefined();
    // Nor may a purpose and a text that run together be taken for others.
    expect(await signer.read('sta', signed.replace('text', 'mptext'))).toBeUndefined();
  });

  it('are nothing to a site with another secret', async () => {
    const other = await create();
    const signed = await createSigner(other).sign('stamp', 'text');
    expect(await createSigner(database).read('stamp', signed)).toBeUndefined();
    await other.close();
  });

  it.each([
    ['a text that was changed', (signed: string) => signed.replace('text', 'next')],
    [
      'a signature that was changed',
      (signed: string) => signed.slice(0, -1) + (signed.endsWith('A') ? 'B' : 'A'),
    ],
    ['a signature that was cut', (signed: string) => signed.slice(0, -1)],
    ['a signature that goes on', (signed: string) => `${signed}A`],
    ['a signature of other letters that take more bytes', (signed: string) => `${signed.slice(0, -1)}é`],
    ['no signature', () => 'text'],
    ['a signature alone', (signed: string) => signed.slice(5)],
    ['nothing', () => ''],
  ])('are not read with %s', async (_words, change) => {
    const signer = createSigner(database);
    expect(await signer.read('stamp', change(await signer.sign('stamp', 'text')))).toBeUndefined();
  });

  it('ask the database anew after it was away', async () => {
    const signed = await createSigner(database).sign('stamp', 'text');
    const signer = createSigner(database);
    const insert = jest.spyOn(database.query, 'insertInto').mockImplementationOnce(() => {
      throw new Error('The database is away.');
    });
    await expect(signer.read('stamp', signed)).rejects.toThrow('away');
    expect(await signer.read('stamp', signed)).toBe('text');
    expect(await signer.read('stamp', signed)).toBe('text');
    // Once it is known, the secret is not looked up again.
    expect(insert).toHaveBeenCalledTimes(2);
    insert.mockRestore();
  });
});
