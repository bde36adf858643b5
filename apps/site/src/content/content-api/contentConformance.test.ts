import { contentConformance } from '@cityguide/api/conformance';
import { contentKinds, type ContentKind } from '@cityguide/api/contract';
import { resetIdentitySequences } from '../../platform/database/resetIdentitySequences';
import { createTestSite, highRateLimits } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { createContentTokens } from './tokens/createContentTokens';

for (const engine of testEngines) {
  contentConformance({
    name: `the content API of the site on ${engine.name}`,
    async start() {
      const { app, database, stop } = await createTestSite(engine, { limits: highRateLimits });
      await resetIdentitySequences(database);
      const tokens = createContentTokens(database);
      const create = async (...kinds: ContentKind[]) =>
        (await tokens.create({ name: 'Conformance', kinds, expiresMs: null })).token;
      const kindTokens = {
        listings: await create('listings'),
        events: await create('events'),
        articles: await create('articles'),
      };
      const token = await create(...contentKinds);
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      return { baseUrl: `${address}/api/v2/`, token, kindTokens, stop };
    },
  });
}
