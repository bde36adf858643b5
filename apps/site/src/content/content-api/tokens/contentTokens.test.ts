import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../../../platform/database/Database';
import { migrate } from '../../../platform/database/migrate';
import { openDatabase } from '../../../platform/database/openDatabase';
import { siteFolder } from '../../../platform/siteFolder';
import { testEngines } from '../../../testing/testEngines';
import { createContentTokens, type ContentTokens } from './createContentTokens';
import { manageContentTokens, type ContentTokenInput } from './manageContentTokens';

const TOKEN = /^cgt_\d+_[\w-]{43}$/m;
const MINUTE_MS = 60_000;

describe.each(testEngines)('tokens of the content API on $name', (engine) => {
  let database: Database;
  let tokens: ContentTokens;
  let nowMs: number;
  beforeEach(async () => {
    database = await engine.create();
    nowMs = Date.UTC(2027, 2, 30, 12);
    tokens = createContentTokens(database, () => nowMs);
  });
  afterEach(() => database.close());

  const manage = (input: ContentTokenInput) => manageContentTokens(tokens, input);
  const create = async (input: Partial<ContentTokenInput> = {}) => {
    const message = await manage({ command: 'create', name: 'WordPress', kinds: 'listings', ...input });
    return TOKEN.exec(message)?.[0] ?? message;
  };

  it('OWN-3.token-command a token is made with its name and kinds, shown once, and stored as a hash', async () => {
    const token = await create({ kinds: 'articles, listings' });
    expect(await tokens.find(token)).toMatchObject({ name: 'WordPress', kinds: ['listings', 'articles'] });
    const stored = JSON.stringify(await database.query.selectFrom('content_tokens').selectAll().execute());
    expect(stored).not.toContain(token.split('_')[2]);
    expect(await manage({ command: 'list' })).not.toContain(token);
  });

  it('OWN-3.token-wrong another secret, id or form is not accepted', async () => {
    const [first, second] = [await create(), await create({ name: 'Ghost' })];
    const secret = second.split('_').slice(2).join('_');
    for (const wrong of [
      ...['', 'cgt_', 'cgt_1_', secret, ` ${first}`, `${first}\n`, first.toUpperCase(), `${first}x`],
      ...[`cgt_1_${secret}`, `cgt_99_${secret}`, `cgt_01_${secret}`, first.slice(0, -1)],
    ])
      expect([wrong, await tokens.find(wrong)]).toEqual([wrong, undefined]);
    expect(await tokens.find(first)).toMatchObject({ id: 1 });
  });

  it('OWN-3.token-ended an ended token is refused at once, and once only', async () => {
    const [first, second] = [await create(), await create({ name: 'Ghost' })];
    expect(await manage({ command: 'end', id: '1' })).toContain('refused from now on');
    expect([await tokens.find(first), await tokens.isAccepted(1)]).toEqual([undefined, false]);
    expect(await tokens.find(second)).toBeDefined();
    await expect(manage({ command: 'end', id: '1' })).rejects.toThrow('no token 1 that has not ended');
  });

  it('OWN-3.token-ended a token expires after its last day', async () => {
    const token = await create({ expires: '2027-03-31' });
    nowMs = Date.UTC(2027, 3, 1) - 1;
    expect(await tokens.find(token)).toBeDefined();
    nowMs += 1;
    expect(await tokens.find(token)).toBeUndefined();
  });

  it('OWN-3.token-command the list says who uses what, and when they last did, to the minute', async () => {
    const token = await create();
    await create({ name: 'Ghost', kinds: 'articles', expires: '2027-12-31' });
    expect(await manage({ command: 'list' })).toBe(
      '1  “WordPress”  listings  made 2027-03-30, never used, no end\n' +
        '2  “Ghost”  articles  made 2027-03-30, never used, until 2027-12-31',
    );
    await tokens.find(token);
    nowMs += MINUTE_MS - 1;
    await tokens.find(token);
    expect(await manage({ command: 'list' })).toContain('last used 2027-03-30 12:00 UTC');
    nowMs += 1;
    await tokens.find(token);
    await manage({ command: 'end', id: '1' });
    expect(await manage({ command: 'list' })).toContain('last used 2027-03-30 12:01 UTC, ended 2027-03-30');
  });

  it.each([
    [{ name: ' ' }, '--name is “”'],
    [{ name: 'a\nb' }, '--name is'],
    [{ kinds: '' }, '--kinds is “”'],
    [{ kinds: 'listings,members' }, 'of listings, events, articles'],
    [{ expires: '2027-02-31x' }, '--expires is'],
    [{ expires: 'tomorrow' }, 'write the last day as in'],
  ])('OWN-3.token-command an argument that is missing or wrong is named: %j', async (input, message) => {
    await expect(create(input)).rejects.toThrow(message);
    expect(await tokens.list()).toEqual([]);
  });
});

it('OWN-3.token-command npm run content-token makes, lists and ends a token', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cityguide-tokens-'));
  const DATABASE_URL = `sqlite:${join(folder, 'city.sqlite')}`;
  const database = openDatabase(DATABASE_URL);
  await migrate(database);
  const run = async (...args: string[]) => {
    const file = 'src/content/content-api/tokens/contentTokenMain.ts';
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, DATABASE_URL };
    const node = ['--import', 'tsx', file, ...args];
    return (await promisify(execFile)(process.execPath, node, { cwd: siteFolder, env })).stdout;
  };
  const token = TOKEN.exec(await run('create', '--name', 'WordPress', '--kinds', 'events'))?.[0] ?? '';
  expect(await createContentTokens(database).find(token)).toMatchObject({ kinds: ['events'] });
  expect(await run('list')).toContain('“WordPress”  events');
  await run('end', '1');
  expect(await createContentTokens(database).find(token)).toBeUndefined();
  await expect(run('remove')).rejects.toThrow('npm run content-token -- create');
  await database.close();
  rmSync(folder, { recursive: true });
  // Four processes are started one after the other.
}, 120_000);
