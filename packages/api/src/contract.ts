import { favouritesRoutes } from './favourites/contract';
import { listingsRoutes } from './listings/contract';
import { profilesRoutes } from './profiles/contract';

export * from './favourites/contract';
export * from './listings/contract';
export * from './profiles/contract';
export { findPasswordFaults } from './profiles/passwordRules';
export { detail, fieldErrors } from './wire/answers';
export { fieldErrorsOf } from './wire/fieldErrorsOf';
export { unknownId } from './wire/fields';
export { DEFAULT_LIMIT, MAX_LIMIT, NO_SUCH_ID } from './wire/query';
export type { AnswerOf, BodyOf, Route, Status } from './wire/route';

/** Every call of the API, by noun. */
export const routes = { profiles: profilesRoutes, listings: listingsRoutes, favourites: favouritesRoutes };
