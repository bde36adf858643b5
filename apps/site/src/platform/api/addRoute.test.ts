import { listingsRoutes } from '@cityguide/api/contract';
import Fastify from 'fastify';
import { addRoute } from './addRoute';
import type { Sessions } from '../sessions/createSessions';

const sessions = { findMember: async () => undefined } as unknown as Sessions;

it.each([
  [true, 500],
  [false, 200],
])(
  'API-1.server a response that breaks the contract is an error where responses are validated (%s)',
  async (shouldValidateResponses, status) => {
    const app = Fastify();
    addRoute(app, {
      route: listingsRoutes.read,
      context: { sessions, shouldValidateResponses },
      handle: async () => ({ status: 200, body: JSON.parse('{"id": "one"}') }),
    });
    expect((await app.inject('/listings/1/')).statusCode).toBe(status);
  },
);
