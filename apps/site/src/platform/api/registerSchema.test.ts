import { routes } from '@cityguide/api/contract';
import { createTestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/databases';
import { checkOpenApi } from './testing/checkOpenApi';

it('API-1.openapi the OpenAPI document comes from the contract: every call with every answer', async () => {
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

it('API-1.openapi the OpenAPI document is valid 3.1, may be kept, and tells of files that are sent', async () => {
  const { app, stop } = await createTestSite(testEngines[0]);
  const response = await app.inject('/api/v2/schema/');
  await stop();
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  expect(response.headers.etag).toBeTruthy();
  const document = response.json<Parameters<typeof checkOpenApi>[0]>();
  expect(checkOpenApi(document)).toEqual([]);
  expect(document).toMatchObject({
    paths: {
      '/photos/': {
        post: {
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: { properties: { file: { type: 'string', format: 'binary' } } },
              },
            },
          },
        },
      },
    },
  });
});

it('API-1 the checker of the document sees what is wrong', () => {
  const schema = { type: 'text', colour: 'red', required: ['id'] };
  const faults = checkOpenApi({
    openapi: '3.0.0',
    paths: {
      '/things/{id}/': {
        get: { security: [{ key: [] }], responses: { 200: { content: { json: { schema } } } } },
      },
    },
  });
  expect(faults).toEqual([
    'openapi: is not 3.1',
    'info: lacks title or version',
    'get /things/{id}/: has no id of its own',
    'get /things/{id}/: has id in its path and tells ',
    'get /things/{id}/: asks for key, which nothing describes',
    'get /things/{id}/: 200 has no description',
    'get /things/{id}/ 200: json is no media type',
    'get /things/{id}/ 200: no keyword: colour',
    'get /things/{id}/ 200: no type: text',
    'get /things/{id}/ 200: requires id, which it does not have',
  ]);
});
