import type { FetchArgs } from '@reduxjs/toolkit/query';
import { FINANCE_PATHS } from '../wire';
import type { ApiError } from './api-error';
import { STORAGE_KEYS } from './storage';
import type { World } from './world';

export const SAMPLE_DELAY_MS = 800;

const FINANCE_PREFIX = FINANCE_PATHS.accounts.replace(/accounts$/, '');

/** It is loaded on demand, because few visits need it. */
const loadSample = () => import(/* webpackChunkName: "sample" */ './sample-answer');

const isOutage = ({ status }: ApiError): boolean => status === 'OFFLINE' || status >= 500;
const isRead = ({ method }: FetchArgs): boolean => method === undefined || method === 'GET';

/** A user with own data never sees the sample again. */
function hasOwnData(world: World): boolean {
  return world.storage.getItem(STORAGE_KEYS.ownData) === 'true';
}

export async function sampleFallback(
  args: FetchArgs,
  error: ApiError,
  world: World,
): Promise<object | null> {
  const isFinance = args.url.startsWith(FINANCE_PREFIX);
  if (!isFinance || !isOutage(error) || !isRead(args) || hasOwnData(world)) return null;
  const { sampleAnswer } = await loadSample();
  const answer = sampleAnswer(args.url.slice(FINANCE_PREFIX.length), args.params);
  if (answer !== null) await world.delay(SAMPLE_DELAY_MS);
  return answer;
}
