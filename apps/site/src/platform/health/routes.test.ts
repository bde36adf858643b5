import { createTestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

it.each(testEngines)('HOST-7.live HOST-7.ready is live and ready on $name', async (engine) => {
  const { app, stop } = await createTestSite(engine);
  for (const [path, status] of [
    ['live', 'live'],
    ['ready', 'ready'],
  ]) {
    const response = await app.inject(`/health/${path}`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.json()).toEqual({ status });
  }
  await stop();
});

it('HOST-7.ready is not ready while its database does not respond, but live', async () => {
  const { app, database } = await createTestSite(testEngines[0]);
  await database.close();
  const ready = await app.inject('/health/ready');
  expect([ready.statusCode, ready.body]).toEqual([503, '{"status":"database unreachable"}']);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  await app.close();
});
