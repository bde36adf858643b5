import { createTestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/databases';

const metricsToken = 'a-token-of-the-tests';
const headers = { authorization: `Bearer ${metricsToken}` };

it('HOST-7.metrics tells whoever has the token how often and how fast each route answered', async () => {
  const { app, stop } = await createTestSite(testEngines[0], { metricsToken });
  await app.inject('/api/v2/listings/7/');
  await app.inject('/api/v2/listings/8/');
  await app.inject('/api/v2/listings/999999/');
  const { body, headers: sent } = await app.inject({ url: '/metrics', headers });
  expect(sent['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(sent['cache-control']).toBe('private, no-store');
  const labels = (status: string) => `{method="GET",route="/api/v2/listings/:id/",status="${status}"`;
  expect(body).toContain(`cityguide_request_duration_seconds_count${labels('2xx')}} 2\n`);
  expect(body).toContain(`cityguide_request_duration_seconds_bucket${labels('4xx')},le="+Inf"} 1\n`);
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  for (const line of body.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) .+|\w+(?:\{.*\})? [\d.]+)$/);
  await stop();
});

it('HOST-7 refuses whoever has not, and is not there where no token is set', async () => {
  const open = await createTestSite(testEngines[0], { metricsToken });
  for (const authorization of ['', 'Bearer', `Bearer ${metricsToken}x`, metricsToken])
    expect((await open.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(401);
  await open.stop();
  const closed = await createTestSite(testEngines[0]);
  expect((await closed.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  await closed.stop();
});
