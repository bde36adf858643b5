import { conformance } from '@cityguide/api/conformance';
import { createTestSite, highRateLimits } from './testing/createTestSite';
import { testEngines } from './testing/testEngines';

for (const engine of testEngines) {
  conformance({
    name: `API-1.on-server the site on ${engine.name}`,
    async start() {
      const { app, mailbox, stop } = await createTestSite(engine, { limits: highRateLimits });
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      return {
        baseUrl: `${address}/api/v2/`,
        async readResetToken(email) {
          const mail = await mailbox.newestTo(email, '/accounts/reset-password/');
          return /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
        },
        stop,
      };
    },
  });
}
