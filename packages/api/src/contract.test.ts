import { z } from 'zod';
import { contentRoutes, routes, type Route } from './contract';

const allRoutes: Route[] = Object.values(routes).flatMap((table) => Object.values(table));

describe('the contract', () => {
  it('API-1 can be written as an OpenAPI document: every schema has a JSON Schema', () => {
    for (const route of allRoutes) {
      for (const schema of [route.params, route.query, route.body]) {
        if (!schema) continue;
        expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toHaveProperty(
          'type',
          'object',
        );
      }
      for (const schema of Object.values(route.responses)) {
        expect(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })).toBeTruthy();
      }
    }
  });

  it('O-NET-01 API-1 every path ends in a slash and starts without one; no two routes are the same request', () => {
    const calls = allRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
    for (const { path } of allRoutes) expect(path).toMatch(/^[a-z].*\/$/);
  });

  it('API-2.refusal what only members may do is denied to guests with 403', () => {
    for (const { needsMember, responses } of allRoutes) expect(403 in responses).toBe(needsMember);
  });

  it('OWN-3.contract every call of the content API needs a token, and answers 401 without one', () => {
    for (const { path, needsToken, needsMember, responses } of Object.values(contentRoutes).flatMap(
      (table): Route[] => Object.values(table),
    ))
      expect([path, needsToken, needsMember, 401 in responses]).toEqual([path, true, false, true]);
  });

  it('DOOR-6 what is too long is not matched any further: a pattern takes seconds on that many dots', () => {
    const refused = routes.profiles.resetPassword.body.safeParse({ email: `a@${'.'.repeat(2000)}@` });
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      'Ensure this field has no more than 255 characters.',
    ]);
  });
});
