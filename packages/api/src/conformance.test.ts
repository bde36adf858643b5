import { setupServer } from 'msw/node';
import { conformance } from './conformance';
import { createMockBackend } from './mocks';

conformance({
  name: 'API-1.on-mocks the mock backend',
  start() {
    const baseUrl = 'http://city.test/api/v2/';
    const backend = createMockBackend({ sessions: 'cookies' });
    const server = setupServer(...backend.handlers(baseUrl));
    server.listen({ onUnhandledRequest: 'error' });
    return {
      baseUrl,
      readResetToken(email) {
        const tokens = [...backend.state.resetTokens];
        return tokens.findLast(([, { profile }]) => profile.email === email)?.[0] ?? '';
      },
      stop: () => server.close(),
    };
  },
});
