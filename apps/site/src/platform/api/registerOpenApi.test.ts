import { contentRoutes, routes } from '@cityguide/api/contract';
import { createTestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { findOpenApiIssues } from './testing/findOpenApiIssues';

it('API-1.openapi the OpenAPI document is generated from the contract: every route with every response', async () => {
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
  for (const route of Object.values({ ...routes, ...contentRoutes }).flatMap((noun) => Object.values(noun))) {
    const operation = document.paths[`/${route.path}`]?.[route.method.toLowerCase()];
    expect(Object.keys(operation?.responses ?? {})).toEqual(Object.keys(route.responses));
    expect(operation?.requestBody !== undefined).toBe('body' in route);
  }
  expect(document.paths['/listings/']?.get?.parameters.map(({ name }) => name)).toEqual([
    'limit',
    'offset',
    'ordering',
    'near',
    'keywords',
    'type',
    'sub_type',
    'default_neighborhood',
    'bundle_type',
  ]);
});

it('API-1.openapi the OpenAPI document is valid 3.1, cacheable, and describes file uploads', async () => {
  const { app, stop } = await createTestSite(testEngines[0]);
  const response = await app.inject('/api/v2/schema/');
  await stop();
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  expect(response.headers.etag).toBeTruthy();
  const document = response.json<Parameters<typeof findOpenApiIssues>[0]>();
  expect(findOpenApiIssues(document)).toEqual([]);
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

it('API-1 findOpenApiIssues finds every issue', () => {
  const schema = { type: 'text', colour: 'red', required: ['id'] };
  const issues = findOpenApiIssues({
    openapi: '3.0.0',
    paths: {
      '/things/{id}/': {
        get: { security: [{ key: [] }], responses: { 200: { content: { json: { schema } } } } },
      },
    },
  });
  expect(issues).toEqual([
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
