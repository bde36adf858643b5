import Fastify from 'fastify';
import { createLogger } from './createLogger';

it('HOST-4 the log says where somebody went, but no secret of the address', async () => {
  const lines: string[] = [];
  const logger = createLogger('info');
  if (typeof logger !== 'object') throw new Error('The logger is made of options.');
  const app = Fastify({ logger: { ...logger, stream: { write: (line: string) => void lines.push(line) } } });
  app.get('*', async () => 'here');
  await app.inject('/profiles/facebook-callback/?code=secret-1&state=secret-2&error=no');
  await app.inject('/accounts/reset-password/?token=secret-3');
  await app.close();
  expect(lines.join('')).toContain('/profiles/facebook-callback/?code=…&state=…&error=no');
  expect(lines.join('')).not.toContain('secret');
});
