import { ADMIN_URL, HEALTH_DAYS_URL } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';

const DAYS = 7;

const maybe = v.nullable(v.number());

const versionSchema = v.object({
  name: v.string(),
  loads: v.number(),
  failed: v.number(),
  p95Ms: maybe,
  lcpMs: maybe,
  inpMs: maybe,
  cls: maybe,
});
/** Three of four pages stay within the times. */
export type VersionFigures = v.InferOutput<typeof versionSchema>;

const daysSchema = v.object({
  days: v.array(v.object({ day: v.string(), versions: v.array(versionSchema) })),
});
type DayFigures = v.InferOutput<typeof daysSchema>['days'][number];

const auditSchema = v.object({ lines: v.array(v.string()) });

export interface TeamFigures {
  /** The newest day comes first. */
  readonly days: readonly DayFigures[];
  /** The newest change comes first. */
  readonly audit: readonly string[];
}

async function answerOf(request: Promise<Response>): Promise<unknown> {
  const answer = await request;
  if (answer.ok) return answer.json();
  if (answer.status === 401) throw new Error('This token is not accepted.');
  if (answer.status === 404)
    throw new Error('This host has no token for its operator, so it shows nothing.');
  throw new Error(`The host answered ${answer.status}. Try again in a minute.`);
}

export async function teamFigures(fetcher: typeof fetch, token: string): Promise<TeamFigures> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const [days, audit] = await Promise.all([
    answerOf(fetcher(`${HEALTH_DAYS_URL}?days=${DAYS}`, { headers })),
    answerOf(fetcher(`${ADMIN_URL}/audit`, { method: 'POST', headers, body: '{"last":100}' })),
  ]);
  return {
    days: v.parse(daysSchema, days).days,
    audit: v.parse(auditSchema, audit).lines.toReversed(),
  };
}

/** It is in percent, or null without pages. */
export function failedPercent({ loads, failed }: Pick<VersionFigures, 'loads' | 'failed'>) {
  const pages = loads + failed;
  return pages === 0 ? null : Math.round((1000 * failed) / pages) / 10;
}
