import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/createServices';

/** The pages that the CMS renders. */
export async function registerPages(_app: FastifyInstance, _services: Services): Promise<void> {}
