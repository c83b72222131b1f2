import type { TestApi, Visitor } from '../../testing/test-api';
import { routesOf } from '../../testing/routes-of';

const FIGURES = /^\/api\/(finance\/(?!.*pdf|statements)|ai\/(insights|chat\/history)$)/;

/** These differ when no bank is linked. */
const PROVENANCE: ReadonlySet<string> = new Set(['source', 'as_of', 'open_terms']);

const withoutProvenance = (body: string): unknown =>
  JSON.parse(body, (key, value: unknown) => (PROVENANCE.has(key) ? undefined : value));

export async function readEverything(api: TestApi, visitor: Visitor): Promise<object> {
  const answers: Record<string, unknown> = {};
  for (const { method, url } of routesOf(api.app)) {
    if (method !== 'GET' || !FIGURES.test(url) || url.includes(':')) continue;
    const answer = await visitor.get(url);
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    answers[url] = withoutProvenance(answer.body);
  }
  return answers;
}
