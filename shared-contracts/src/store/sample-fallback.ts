import type { FetchArgs } from '@reduxjs/toolkit/query';
import { PATHS } from '../wire';
import type { ApiError } from './api-error';
import { STORAGE_KEYS } from './storage';
import type { World } from './world';

/** The artificial delay before sample data stands in, in milliseconds (P1-9-3). */
export const SAMPLE_DELAY_MS = 800;

const FINANCE_PREFIX = PATHS.finance.accounts.replace(/accounts$/, '');

/** The sample and the code that answers from it, in a separate chunk, because few visits need it. */
const loadSample = () => import('./sample-answer');

const isOutage = ({ status }: ApiError): boolean => status === 'OFFLINE' || status >= 500;
const isRead = ({ method }: FetchArgs): boolean => method === undefined || method === 'GET';

/** Whether this browser has seen the user's own figures: from then on it never shows sample figures. */
function hasOwnData(world: World): boolean {
  return world.storage.getItem(STORAGE_KEYS.ownData) === 'true';
}

/** The sample household's answer to a failed read, or null when the failure has to be shown. */
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
