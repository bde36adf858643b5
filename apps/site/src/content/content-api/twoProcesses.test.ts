import { createServer } from '../../createServer';
import { resetIdentitySequences } from '../../platform/database/resetIdentitySequences';
import { createSettings } from '../../platform/settings/createSettings';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { reopenPostgres, testEngines } from '../../testing/testEngines';
import { createContentTokens } from './tokens/createContentTokens';

const bakery = { name: 'Lantern Bakery', type: 'restaurants', category: 'Bakeries' };

it('OWN-3.concurrent two processes that put one new key make one object', async () => {
  const [, postgres] = testEngines;
  const first = await createTestSite(postgres, { limits: highRateLimits });
  await resetIdentitySequences(first.database);
  const database = await reopenPostgres(first.database);
  const second = await createServer(
    createSettings({ database, dataDir: first.dataDir, limits: highRateLimits }),
  );
  const { token } = await createContentTokens(database).create({
    name: 'x',
    kinds: ['listings'],
    expiresMs: null,
  });
  const put = (app: TestSite['app'], key: string) =>
    app.inject({
      method: 'PUT',
      url: `/api/v2/content/listings/${key}/`,
      headers: { authorization: `Bearer ${token}` },
      payload: bakery,
    });
  for (let round = 0; round < 10; round += 1) {
    const apps = Array.from({ length: 6 }, (_, index) => (index % 2 ? first.app : second.app));
    const answers = await Promise.all(apps.map((app) => put(app, `k${round}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json<{ id: number }>().id)).size).toBe(1);
  }
  await second.app.close();
  await database.close();
  await first.stop();
});
