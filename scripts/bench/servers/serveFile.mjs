// One file by @fastify/static, as the floor that our lists are compared with: node serveFile.mjs <folder>
import process from 'node:process';
import { requirePeer } from '../places.mjs';

const app = requirePeer('fastify')();
await app.register(requirePeer('@fastify/static'), { root: process.argv[2], maxAge: 30_000 });
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
