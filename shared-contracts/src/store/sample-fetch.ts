import { PATHS } from '../wire';

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/**
 * A `fetch` that answers every read of the data service from the sample household and nothing else, for a remote
 * that runs alone without an api.
 */
export async function sampleFetch(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
  const resource = url.pathname.replace(/^\/api\/finance\//, '');
  const { sampleAnswer } = await import('./sample-answer');
  const answer = sampleAnswer(resource, Object.fromEntries(url.searchParams));
  if (answer !== null) return json(answer);
  if (url.pathname === PATHS.bank.status) {
    return json({
      connected: false,
      connectedAt: null,
      error: null,
      hasAccounts: false,
      hasTransactions: false,
      hasLiabilities: false,
      mode: 'practice',
      items: [],
    });
  }
  return json({ success: false, error: 'This page runs without an api.', code: 'NO_API' }, 501);
}
