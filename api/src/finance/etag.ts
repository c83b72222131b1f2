import { createHash, randomUUID } from 'node:crypto';
import type { App } from '../platform/valibot';

/** Rules change with the program, so what one process tagged is no proof for the next. */
const PROCESS = randomUUID();

/** Tags every answer of this scope by person, version of their data, day and question, and answers 304 to the same tag. */
export function tagAnswers(app: App): void {
  app.addHook('preHandler', async ({ person, url, headers }, reply) => {
    const version = await app.dataVersionOf(person.userId);
    const hash = createHash('sha1').update(`${PROCESS} ${version} ${url}`).digest('base64url');
    const etag = `W/"${hash}"`;
    reply.header('etag', etag);
    if (headers['if-none-match'] === etag) return reply.code(304).send();
  });
}
