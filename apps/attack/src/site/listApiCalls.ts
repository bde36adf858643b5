import { routes, type Route } from '@cityguide/api/contract';
import { API } from './apiPaths';

/** Every route of the contract, with a path that can be requested. */
export function listApiCalls(): { route: Route; path: string }[] {
  return Object.values(routes)
    .flatMap((routeGroup): Route[] => Object.values(routeGroup))
    .map((route) => ({ route, path: API + route.path.replace(/\{\w+\}/g, '1') }));
}

/** The field names of a route's JSON body. */
export function listBodyFields({ body }: Route): string[] {
  return body ? Object.keys(findSchemaShape(body)) : [];
}

/** The parameter names of a route's query. */
export function listQueryFields({ query }: Route): string[] {
  return query ? Object.keys(findSchemaShape(query)) : [];
}

/** A schema may be wrapped, for example by a default. */
function findSchemaShape(schema: unknown): object {
  if (typeof schema !== 'object' || schema === null) return {};
  if ('shape' in schema && typeof schema.shape === 'object') return schema.shape ?? {};
  if ('def' in schema && typeof schema.def === 'object' && schema.def !== null && 'innerType' in schema.def)
    return findSchemaShape(schema.def.innerType);
  return {};
}
