import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Database } from '../../platform/database/Database';
import { resetIdentitySequences } from '../../platform/database/resetIdentitySequences';
import { createAddressGuard } from '../../platform/outbound/createAddressGuard';
import { createOutboundClient } from '../../platform/outbound/createOutboundClient';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { startWebServer, type ReceivedRequest, type WebServer } from '../../testing/startWebServer';
import { testEngines } from '../../testing/testEngines';
import { createContentTokens } from '../content-api/tokens/createContentTokens';
import { createWebhooks, type Webhooks } from './createWebhooks';
import { createWebhookSender } from './createWebhookSender';
import { manageWebhooks, type WebhookInput } from './manageWebhooks';

const SECRET = /^whsec_\S+$/m;

describe.each(testEngines)('OWN-3 webhooks on $name', (engine) => {
  let site: TestSite;
  let database: Database;
  let cms: WebServer;
  let webhooks: Webhooks;
  let nowMs: number;
  let answer: (request: ReceivedRequest, response: ServerResponse) => unknown;
  beforeEach(async () => {
    nowMs = Date.now();
    answer = (_request, response) => response.writeHead(204).end();
    cms = await startWebServer((request, response) => answer(request, response));
    site = await createTestSite(engine, { limits: highRateLimits, privateHosts: [cms.host] });
    ({ database } = site);
    await resetIdentitySequences(database);
    webhooks = createWebhooks(database, () => nowMs);
  });
  afterEach(async () => {
    await site.stop();
    await cms.stop();
  });

  const manage = (command: WebhookInput['command'], argument?: string, hosts = [cms.host]) =>
    manageWebhooks({ webhooks, guard: createAddressGuard(hosts) }, { command, argument });
  const add = async () => SECRET.exec(await manage('add', `${cms.origin}/hook`))?.[0] ?? '';
  const sender = (hosts = [cms.host]) =>
    createWebhookSender({ database, client: createOutboundClient(hosts), now: () => nowMs });
  const rename = (id: number, name: string) =>
    database.query.updateTable('listings').set({ name }).where('id', '=', id).execute();
  const messages = () => cms.requests.map(({ body }) => (JSON.parse(body) as { data: object[] }).data);

  it('OWN-3.webhook-signed a message is signed with its time as the document says', async () => {
    const secret = await add();
    await rename(7, 'New name');
    await sender().sendDue();
    const [{ headers, body, path, method } = cms.requests[0]!] = cms.requests;
    expect([method, path]).toEqual(['POST', '/hook']);
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(headers['webhook-timestamp']).toBe(String(Math.floor(nowMs / 1000)));
    expect(JSON.parse(body)).toEqual({
      type: 'content.changed',
      timestamp: new Date(nowMs).toISOString(),
      data: [{ kind: 'listings', id: 7, key: null, change: 'changed' }],
    });
  });

  it('OWN-3.webhook-told a change by the API is told at once, with the external key', async () => {
    await add();
    const told = new Promise<void>((resolve) => {
      answer = (_request, response) => void response.writeHead(200).end(() => resolve());
    });
    const { token } = await createContentTokens(database).create({
      name: 'x',
      kinds: ['events'],
      expiresMs: null,
    });
    const response = await site.app.inject({
      method: 'PUT',
      url: '/api/v2/content/events/walk-1/',
      headers: { authorization: `Bearer ${token}` },
      payload: { name: 'Lantern Walk', start: '2030-12-01T19:00:00Z', address: 'High Park' },
    });
    expect(response.body).toContain('created');
    const { id } = response.json<{ id: number }>();
    await told;
    expect(messages()).toEqual([[{ kind: 'events', id, key: 'walk-1', change: 'changed' }]]);
  });

  it('OWN-3.webhook-told ratings and favourites of members, and what is withdrawn anyway, are told to nobody', async () => {
    await add();
    const { query } = database;
    await query.updateTable('listings').set({ favourite_count: 9, rating: 5 }).where('id', '=', 7).execute();
    await query.updateTable('listings').set({ name: 'Bar Étoile' }).where('id', '=', 1).execute();
    await sender().sendDue();
    expect(cms.requests).toEqual([]);
    await query.updateTable('articles').set({ date_withdrawn: 1 }).where('id', '=', 3).execute();
    await query.updateTable('articles').set({ name: 'Unseen' }).where('id', '=', 3).execute();
    await sender().sendDue();
    expect(messages()).toEqual([[{ kind: 'articles', id: 3, key: null, change: 'withdrawn' }]]);
  });

  it('OWN-3.webhook-told an object that changes often waits once; a change while it is sent is told again', async () => {
    await add();
    for (const name of ['a', 'b', 'c']) await rename(7, name);
    answer = async (_request, response) => {
      answer = (_next, response) => response.writeHead(204).end();
      await rename(7, 'd');
      response.writeHead(204).end();
    };
    await sender().sendDue();
    await sender().sendDue();
    await sender().sendDue();
    expect(messages().map((data) => data.length)).toEqual([1, 1]);
  });

  it('OWN-3.webhook-told many changes are told in messages of a hundred, each once, by two processes at once', async () => {
    await add();
    await database.query.updateTable('listings').set({ phone: '1' }).execute();
    await Promise.all([sender().sendDue(), sender().sendDue()]);
    expect(messages().map((data) => data.length)).toEqual([100, 20]);
    expect(
      new Set(
        messages()
          .flat()
          .map((change) => JSON.stringify(change)),
      ).size,
    ).toBe(120);
  });

  it('OWN-3.webhook-retried a failure is tried again after a pause that doubles, and nothing is lost', async () => {
    await add();
    await rename(7, 'a');
    const failures = [500, 302, 404];
    answer = (_request, response) =>
      response.writeHead(failures.shift() ?? 200, { location: 'http://169.254.169.254/' }).end();
    await sender().sendDue();
    for (const [index, pauseMs] of [5_000, 10_000, 20_000].entries()) {
      nowMs += pauseMs - 1;
      await sender().sendDue();
      expect(cms.requests).toHaveLength(index + 1);
      nowMs += 1;
      await sender().sendDue();
    }
    expect(cms.requests).toHaveLength(4);
    expect(await webhooks.list()).toMatchObject([{ waiting: 0, lastError: null, deliveredMs: nowMs }]);
  });

  it('OWN-3.webhook-retried what could not be told for a week is forgotten', async () => {
    await add();
    await rename(7, 'a');
    nowMs += 8 * 24 * 60 * 60 * 1000;
    await sender().sendDue();
    expect(cms.requests).toEqual([]);
    expect(await webhooks.list()).toMatchObject([{ waiting: 0 }]);
  });

  it('OWN-3.webhook-command an address within the network is refused by the command, and when it is sent to', async () => {
    await expect(manage('add', `${cms.origin}/hook`, [])).rejects.toThrow('is not on the public internet');
    await expect(manage('add', 'ftp://cms.example/')).rejects.toThrow('must begin with https://');
    await expect(manage('add')).rejects.toThrow('Where to?');
    await add();
    await rename(7, 'a');
    await sender([]).sendDue();
    expect(cms.requests).toEqual([]);
    expect(await manage('list')).toContain('nothing delivered yet, 1 waiting; ');
  });

  it('OWN-3.webhook-command an ended webhook is told nothing, and its secret is gone', async () => {
    await add();
    await rename(7, 'a');
    expect(await manage('end', '1')).toBe('Webhook 1 has ended.');
    await rename(8, 'b');
    await sender().sendDue();
    expect(cms.requests).toEqual([]);
    expect(await database.query.selectFrom('webhooks').select('secret').execute()).toEqual([{ secret: '' }]);
    expect(await database.query.selectFrom('webhook_changes').selectAll().execute()).toEqual([]);
    await expect(manage('end', '1')).rejects.toThrow('no webhook 1 that has not ended');
    expect(await manage('list')).toContain('/hook  ended ');
  });
});
