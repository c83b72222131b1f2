/**
 * This server is the smallest one that the api's framework allows. All figures of the api are compared with it.
 * With ANSWER_HEADERS, it also answers at `/headers` with those headers, to show what they cost.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../paths.mjs';

const { default: Fastify } = createRequire(join(ROOT, 'api/package.json'))('fastify');

const headers = JSON.parse(process.env.ANSWER_HEADERS ?? '{}');
const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
app.get('/headers', async (_, reply) => {
  reply.headers(headers);
  return { hello: 'world' };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
console.log('ready');
