import * as v from 'valibot';
import type { Notification, Profile, SafeToSpend } from '../finance';
import { provenance } from './common';
import { decodeNetWorth, type NetWorthAnswer, netWorthAnswerSchema } from './account/net-worth';
import { decodeNotifications, notificationsAnswerSchema } from './notification';
import { decodeProfile, profileAnswerSchema } from './user/profile';
import { decodeProvenance, type Provenance } from './provenance';
import { decodeSafeToSpend, safeToSpendSchema } from './safe-to-spend';
import { decodeScore, type ScoreAnswer, scoreAnswerSchema } from './advice/score';
import { decodeSpending, type SpendingAnswer, spendingAnswerSchema } from './month/spending';

/** One answer has everything on home except accounts, so that a first visit needs fewer requests. */
export const homeAnswerSchema = v.object({
  ...provenance,
  profile: profileAnswerSchema,
  net_worth: netWorthAnswerSchema,
  spending: spendingAnswerSchema,
  score: scoreAnswerSchema,
  notifications: notificationsAnswerSchema,
  /** Older cached answers have none. */
  safe_to_spend: v.optional(safeToSpendSchema, null),
});

export interface HomeAnswer extends Provenance {
  readonly profile: Profile;
  readonly netWorth: NetWorthAnswer;
  readonly spending: SpendingAnswer;
  readonly score: ScoreAnswer;
  readonly notifications: readonly Notification[];
  readonly safeToSpend: SafeToSpend | null;
}

export function decodeHome(raw: unknown): HomeAnswer {
  const wire = v.parse(homeAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    profile: decodeProfile(wire.profile).profile,
    netWorth: decodeNetWorth(wire.net_worth),
    spending: decodeSpending(wire.spending),
    score: decodeScore(wire.score),
    notifications: decodeNotifications(wire.notifications).notifications,
    safeToSpend: decodeSafeToSpend(wire.safe_to_spend),
  };
}
