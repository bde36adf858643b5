// Serves one file with @fastify/static, as the baseline for our lists: node serveFile.mjs <folder>
import process from 'node:process';
import { requirePeer } from '../paths.mjs';

const app = requirePeer('fastify')();
await app.register(requirePeer('@fastify/static'), { root: process.argv[2], maxAge: 30_000 });
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
