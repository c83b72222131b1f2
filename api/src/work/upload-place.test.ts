import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { testApi, type TestApi } from '../testing/test-api';

const LENGTH = 2_000_000;

let api: TestApi;
let port: number;
beforeEach(async () => {
  api = await testApi();
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
});
afterEach(async () => {
  api.app.server.closeAllConnections();
  await api.close();
});

/** Announces a copy of 2 MB, and sends the first of them. */
function begun(): ClientRequest {
  const path = '/api/privacy/copy';
  const headers = { 'content-type': 'application/zip', 'content-length': String(LENGTH) };
  const upload = request({ port, host: '127.0.0.1', method: 'POST', path, headers });
  upload.on('error', () => undefined);
  upload.write('P');
  return upload;
}

async function answerOf(upload: ClientRequest): Promise<{ status?: number; code: string }> {
  const [answer]: IncomingMessage[] = await once(upload, 'response');
  let text = '';
  for await (const chunk of answer ?? []) text += String(chunk);
  return { status: answer?.statusCode ?? 0, code: JSON.parse(text).code };
}

const ended = (upload: ClientRequest) => answerOf(upload.end(Buffer.alloc(LENGTH - 1)));

/** Ends when a third upload is let in, as a place is free again. */
async function third(): Promise<string> {
  for (;;) {
    const { code } = await ended(begun());
    if (code !== 'TOO_MANY_REQUESTS') return code;
    await sleep(50);
  }
}

it('refuses the third upload of one address at once, and takes one when another has ended', async () => {
  const [first, second] = [begun(), begun()];
  await Promise.all([first, second].map((upload) => once(upload, 'socket')));
  while ((await ended(begun())).code !== 'TOO_MANY_REQUESTS');
  first.destroy();
  expect(await third()).toBe('COPY_REFUSED');
  expect(await ended(second)).toEqual({ status: 422, code: 'COPY_REFUSED' });
});
