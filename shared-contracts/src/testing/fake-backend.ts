import type { FinancialData } from '../finance';
import {
  encodeInvestments,
  financeAnswer,
  firstFactFinder,
  isFinanceResource,
  NO_ASSUMPTIONS,
  NO_BANK,
  NO_INVESTMENT_NOTES,
  BANK_PATHS,
  BILL_PATHS,
  PLAN_PATHS,
} from '../wire';

type Handler = object | ((request: Request) => Response | object | Promise<Response | object>);

export interface FakeBackend {
  readonly fetch: typeof fetch;
  /** It lists every request as 'METHOD /path'. */
  readonly calls: readonly string[];
  on(call: string, handler: Handler): void;
  /** Every call fails as without a network until `offline` is false. */
  goOffline(offline?: boolean): void;
}

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export function failure(status: number, error: string, code = 'TEST_FAILURE'): Response {
  return json({ success: false, error, code }, status);
}

const NO_HISTORY = { trades: [], values: [], flowsFrom: [], notes: NO_INVESTMENT_NOTES };

/** The product's own code answers reads of the data service from `financialData`. An unknown call gets 404. */
export function fakeBackend(
  financialData: FinancialData,
  handlers: Readonly<Record<string, Handler>> = {},
): FakeBackend {
  const table = new Map<string, Handler>([
    [`GET ${BANK_PATHS.status}`, NO_BANK],
    [`GET ${BILL_PATHS.scheduled}`, { scheduled: [] }],
    [`GET ${PLAN_PATHS.assumptions}`, NO_ASSUMPTIONS],
    [`GET ${PLAN_PATHS.factFinder}`, firstFactFinder(financialData)],
    [`GET ${PLAN_PATHS.investments}`, encodeInvestments(financialData, NO_HISTORY)],
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
