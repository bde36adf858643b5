import { createTestSite } from '../../../testing/createTestSite';
import { testEngines } from '../../../testing/testEngines';

const metricsToken = 'a-token-of-the-tests';
const headers = { authorization: `Bearer ${metricsToken}` };

it('HOST-7.metrics reports with the token how often and how fast each route responded', async () => {
  const { app, stop } = await createTestSite(testEngines[0], { metricsToken });
  await app.inject('/api/v2/listings/7/');
  await app.inject('/api/v2/listings/8/');
  await app.inject('/api/v2/listings/999999/');
  const { body, headers: responseHeaders } = await app.inject({ url: '/metrics', headers });
  expect(responseHeaders['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(responseHeaders['cache-control']).toBe('private, no-store');
  const labels = (status: string) => `{method="GET",route="/api/v2/listings/:id/",status="${status}"`;
  expect(body).toContain(`cityguide_request_duration_seconds_count${labels('2xx')}} 2\n`);
  expect(body).toContain(`cityguide_request_duration_seconds_bucket${labels('4xx')},le="+Inf"} 1\n`);
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  for (const line of body.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) .+|\w+(?:\{.*\})? [\d.]+)$/);
  await stop();
});

it('HOST-7 rejects requests without the token, and does not exist if no token is set', async () => {
  const siteWithToken = await createTestSite(testEngines[0], { metricsToken });
  for (const authorization of ['', 'Bearer', `Bearer ${metricsToken}x`, metricsToken])
    expect((await siteWithToken.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(
      401,
    );
  await siteWithToken.stop();
  const siteWithoutToken = await createTestSite(testEngines[0]);
  expect((await siteWithoutToken.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  await siteWithoutToken.stop();
});
