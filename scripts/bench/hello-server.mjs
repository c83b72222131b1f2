/** The least that the api's framework can do: the denominator of every figure about the api. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const { default: Fastify } = createRequire(join(ROOT, 'api/package.json'))('fastify');

const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
console.log('ready');
