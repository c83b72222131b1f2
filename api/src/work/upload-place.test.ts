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

/** Starts an upload of 2 MB and sends its first byte. */
function startUpload(): ClientRequest {
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

const finish = (upload: ClientRequest) => answerOf(upload.end(Buffer.alloc(LENGTH - 1)));

/** Retries until a third upload is accepted. */
async function thirdUpload(): Promise<string> {
  for (;;) {
    const { code } = await finish(startUpload());
    if (code !== 'TOO_MANY_REQUESTS') return code;
    await sleep(50);
  }
}

test('the api refuses a third upload from one address until another has ended', async () => {
  const [first, second] = [startUpload(), startUpload()];
  await Promise.all([first, second].map((upload) => once(upload, 'socket')));
  while ((await finish(startUpload())).code !== 'TOO_MANY_REQUESTS');
  first.destroy();
  expect(await thirdUpload()).toBe('COPY_REFUSED');
  expect(await finish(second)).toEqual({ status: 422, code: 'COPY_REFUSED' });
});
