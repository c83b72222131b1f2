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

/** Only a change carries the zone, because the page also starts reads before its scripts run. */
const withZone = (args: FetchArgs, { timeZone }: World): FetchArgs =>
  args.method && timeZone ? { ...args, headers: { 'time-zone': timeZone } } : args;

/** For a user without own data, the sample answers a failed read (P1-7-22, R-3.3). */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError> = async (args, api, options) => {
  const world = worldOf(api.extra);
  const call = fetchBaseQuery({
    baseUrl: world.origin,
    fetchFn: world.fetch,
    credentials: 'same-origin',
  });
  const result = await call(withZone(args, world), api, options);
  if (!result.error) return { data: result.data };
  const error = toApiError(result.error.status, result.error.data);
  const sample = await sampleFallback(args, error, world);
  return sample === null ? { error } : { data: sample };
};
