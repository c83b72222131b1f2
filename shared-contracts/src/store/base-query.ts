import { type BaseQueryFn, fetchBaseQuery, type FetchArgs } from '@reduxjs/toolkit/query';
import { errorWireSchema } from '../wire';
import * as v from 'valibot';
import { type ApiError, UNKNOWN_FAILURE } from './api-error';
import { sampleFallback } from './sample-fallback';
import { type World, worldOf } from './world';

const OFFLINE: ApiError = {
  status: 'OFFLINE',
  code: 'OFFLINE',
  message: 'Halyard could not be reached. Check your connection and try again.',
};

const COMMON: ReadonlySet<string> = new Set(['success', 'error', 'code']);

function detailsOf(body: unknown): Pick<ApiError, 'details'> {
  const further = Object.entries(Object(body)).filter(([key]) => !COMMON.has(key));
  return further.length > 0 ? { details: Object.fromEntries(further) } : {};
}

function toApiError(status: unknown, body: unknown): ApiError {
  if (typeof status !== 'number') return OFFLINE;
  const parsed = v.safeParse(errorWireSchema, body);
  return parsed.success
    ? { status, code: parsed.output.code, message: parsed.output.error, ...detailsOf(body) }
    : { status, code: 'UNKNOWN', message: UNKNOWN_FAILURE };
}

/** While it is unknown whether a request was carried out, an equal one is the same attempt. */
const ATTEMPT_MS = 600_000;

/** It has the key of each request whose answer has not arrived. */
const attempts = new Map<string, string>();

function keyOf(request: string, { newId, delay }: World): string | undefined {
  const key = attempts.get(request) ?? newId?.();
  if (key && !attempts.has(request)) {
    attempts.set(request, key);
    void delay(ATTEMPT_MS).then(() => attempts.delete(request));
  }
  return key;
}

/** For a user without own data, the sample answers a failed read (P1-7-22, R-3.3). */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError> = async (args, api, options) => {
  const world = worldOf(api.extra);
  const request = args.method === 'POST' && args.params ? JSON.stringify(args) : '';
  const key = request && keyOf(request, world);
  const call = fetchBaseQuery({
    baseUrl: world.origin,
    fetchFn: world.fetch,
    credentials: 'same-origin',
    // A read has no such header, because the page starts its first reads before its scripts run.
    prepareHeaders: (headers, { type }) => {
      if (type === 'mutation' && world.timeZone) headers.set('time-zone', world.timeZone());
      if (key) headers.set('idempotency-key', key);
    },
  });
  const result = await call(args, api, options);
  if (Number(result.error?.status ?? 0) < 500) attempts.delete(request);
  if (!result.error) return { data: result.data };
  const error = toApiError(result.error.status, result.error.data);
  const sample = await sampleFallback(args, error, world);
  return sample === null ? { error } : { data: sample };
};
