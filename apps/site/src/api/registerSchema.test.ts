import { routes } from '@cityguide/api/contract';
import { createTestSite } from '../testing/createTestSite';
import { testEngines } from '../testing/databases';

it('API-1 the OpenAPI document comes from the contract: every call with every answer', async () => {
  const { app, stop } = await createTestSite(testEngines[0]);
  const document = (await app.inject('/api/v2/schema/')).json<{
    openapi: string;
    paths: Record<
      string,
      Record<string, { responses: object; parameters: { name: string }[]; requestBody?: object }>
    >;
  }>();
  await stop();
  expect(document.openapi).toMatch(/^3\.1/);
  for (const route of Object.values(routes).flatMap((noun) => Object.values(noun))) {
    const call = document.paths[`/${route.path}`]?.[route.method.toLowerCase()];
    expect(Object.keys(call?.responses ?? {})).toEqual(Object.keys(route.answers));
    expect(call?.requestBody !== undefined).toBe('body' in route);
  }
  expect(document.paths['/listings/']?.get?.parameters.map(({ name }) => name)).toEqual([
    'limit',
    'offset',
    'ordering',
    'keywords',
    'type',
    'sub_type',
    'default_neighborhood',
    'bundle_type',
  ]);
});
