/**
 * The least that the api's framework can do: the denominator of every figure about the api. With ANSWER_HEADERS, the same
 * with those headers at `/headers`: what an answer of ours would cost if it took nothing to make.
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
