import { routes, type Route } from '@cityguide/api/contract';
import { API } from './apiPaths';

/** Every call that the contract declares, with an address that can be asked. */
export function listApiCalls(): { route: Route; path: string }[] {
  return Object.values(routes)
    .flatMap((noun): Route[] => Object.values(noun))
    .map((route) => ({ route, path: API + route.path.replace(/\{\w+\}/g, '1') }));
}

/** Names of the fields that a call's JSON body takes. */
export function listBodyFields({ body }: Route): string[] {
  return body ? Object.keys(findShape(body)) : [];
}

/** Names of the parameters that a call's address takes. */
export function listQueryFields({ query }: Route): string[] {
  return query ? Object.keys(findShape(query)) : [];
}

/** A schema may be wrapped, as one with a default is. */
function findShape(schema: unknown): object {
  if (typeof schema !== 'object' || schema === null) return {};
  if ('shape' in schema && typeof schema.shape === 'object') return schema.shape ?? {};
  if ('def' in schema && typeof schema.def === 'object' && schema.def !== null && 'innerType' in schema.def)
    return findShape(schema.def.innerType);
  return {};
}
