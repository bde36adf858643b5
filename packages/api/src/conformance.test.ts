import { setupServer } from 'msw/node';
import { conformance } from './conformance';
import { createMockBackend } from './mocks';

conformance({
  name: 'the mock backend',
  start() {
    const baseUrl = 'http://city.test/api/v2/';
    const server = setupServer(...createMockBackend({ sessions: 'cookies' }).handlers(baseUrl));
    server.listen({ onUnhandledRequest: 'error' });
    return { baseUrl, stop: () => server.close() };
  },
});
