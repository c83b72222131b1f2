import type { FinancialData } from '../finance';
import { financeAnswer, isFinanceResource, NO_BANK, PATHS } from '../wire';

/** What a test lets one path answer: a body, or a function of the request for anything finer. */
type Handler = object | ((request: Request) => Response | object | Promise<Response | object>);

export interface FakeBackend {
  readonly fetch: typeof fetch;
  /** Every request so far, as 'METHOD /path'. */
  readonly calls: readonly string[];
  /** Replaces or adds the answer of 'METHOD /path'. */
  on(call: string, handler: Handler): void;
  /** Makes every call fail as a dead network does, until called with false. */
  goOffline(offline?: boolean): void;
}

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** An error answer as the api gives it. */
export function failure(status: number, error: string, code = 'TEST_FAILURE'): Response {
  return json({ success: false, error, code }, status);
}

/**
 * The network of a test: reads of the data service are answered from `financialData` through the product's own
 * pipeline, everything else by `handlers` ('METHOD /path' → answer). An unknown call answers 404.
 */
export function fakeBackend(
  financialData: FinancialData,
  handlers: Readonly<Record<string, Handler>> = {},
): FakeBackend {
  const table = new Map<string, Handler>([
    [`GET ${PATHS.bank.status}`, NO_BANK],
    ...Object.entries(handlers),
  ]);
  const calls: string[] = [];
  let offline = false;

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname}`;
    calls.push(call);
    if (offline) throw new TypeError('Failed to fetch');
    const handler = table.get(call);
    if (handler) {
      const result = typeof handler === 'function' ? await handler(request) : handler;
      return result instanceof Response ? result : json(result);
    }
    const resource = url.pathname.replace(/^\/api\/finance\//, '');
    return request.method === 'GET' && isFinanceResource(resource)
      ? json(financeAnswer(resource, financialData, Object.fromEntries(url.searchParams)))
      : failure(404, 'Not found', 'NOT_FOUND');
  };

  return {
    fetch: (input, init) => answer(new Request(input, init)),
    calls,
    on: (call, handler) => void table.set(call, handler),
    goOffline: (state = true) => {
      offline = state;
    },
  };
}
