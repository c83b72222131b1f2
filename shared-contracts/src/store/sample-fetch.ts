import { NO_BANK, PATHS } from '../wire';

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const refused = () =>
  json({ success: false, error: 'This page runs without an api.', code: 'NO_API' }, 501);

/**
 * A `fetch` that answers every read of the data service from the sample household and nothing else, for a remote
 * that runs alone without an api.
 */
export async function sampleFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (request.method !== 'GET') return refused();
  const resource = url.pathname.replace(/^\/api\/finance\//, '');
  const { sampleAnswer } = await import('./sample-answer');
  const answer = sampleAnswer(resource, Object.fromEntries(url.searchParams));
  if (answer !== null) return json(answer);
  return url.pathname === PATHS.bank.status ? json(NO_BANK) : refused();
}
