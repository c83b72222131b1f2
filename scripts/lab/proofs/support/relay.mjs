import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Forwards the bank's webhooks to the API and counts the acknowledged ones. After an answer of 200, the API must
 * not lose the webhook. Several targets take turns.
 */
export async function startRelay(...targets) {
  let next = 0;
  let acknowledged = 0;
  let refused = 0;
  const relay = async (request, response) => {
    const target = targets[(next += 1) % targets.length];
    const status = await forward(target, request).catch(() => 503);
    if (status === 200) acknowledged += 1;
    else refused += 1;
    response.writeHead(status).end();
  };
  const server = createServer((request, response) => void relay(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    counts: () => ({ acknowledged, refused }),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function forward(target, request) {
  const answer = await fetch(target, {
    method: 'POST',
    body: await buffer(request),
    headers: {
      'content-type': request.headers['content-type'],
      'plaid-verification': request.headers['plaid-verification'],
    },
  });
  await answer.arrayBuffer();
  return answer.status;
}
