import { createHash } from 'node:crypto';
import { civilDay } from '@halyard/shared-contracts/finance';
import * as v from 'valibot';
import type { Answering } from '../chat/answer-question';
import { hasConsent } from '../consent';
import { countTokens, takeCall } from '../limit/usage';
import type { Model } from '../model/model';
import { personCode } from '../person-code';
import type { Draft } from './draft';
import { worded, WORDING_JSON_SCHEMA, wordingSchema } from './wording';
import { WORDING_INSTRUCTIONS, WORDING_VERSION, wordingPrompt } from './wording-prompt';

const keyOf = (prompt: string, { name }: Model): string =>
  createHash('sha256').update(`${WORDING_VERSION}|${name}|${prompt}`).digest('hex');

async function kept({ db }: Answering, userId: string, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('ai_wordings')
    .select('body')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.body ?? null;
}

/** Keeps the newest wording alone: figures that moved leave its words as they are, other matters do not. */
async function keep({ db, clock }: Answering, userId: string, key: string, body: string) {
  await db.deleteFrom('ai_wordings').where('user_id', '=', userId).execute();
  await db
    .insertInto('ai_wordings')
    .values({ user_id: userId, key, body, created_at: clock().toISOString() })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .execute();
}

/** The model's raw answer; null when it may not be called, or did not answer. */
async function asked(answering: Answering, userId: string, prompt: string): Promise<string | null> {
  const { db, config, clock, model, breaker, log } = answering;
  const day = civilDay(clock(), config.timeZone);
  if (!model || breaker.isOpen(clock()) || !(await takeCall(db, userId, day))) return null;
  const setting = {
    instructions: WORDING_INSTRUCTIONS,
    name: 'insights',
    schema: WORDING_JSON_SCHEMA,
  };
  const circumstances = {
    personCode: personCode(config, userId),
    signal: new AbortController().signal,
    onSent: () => {},
  };
  try {
    const { json, tokens } = await model.write(prompt, setting, circumstances);
    await countTokens(db, userId, day, tokens);
    breaker.worked();
    return json;
  } catch (error) {
    breaker.failed(clock());
    const name = error instanceof Error ? error.constructor.name : 'unknown';
    log.warn({ code: 'AI_PROVIDER', name }, 'the provider failed');
    return null;
  }
}

function read(json: string): v.InferOutput<typeof wordingSchema> | null {
  try {
    const result = v.safeParse(wordingSchema, JSON.parse(json));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Drafts in a model's words where it is set up and allowed; in their own words whenever anything is amiss. */
export async function wordDrafts(
  answering: Answering,
  userId: string,
  drafts: readonly Draft[],
): Promise<readonly Draft[]> {
  const { db, model, log } = answering;
  if (!model || drafts.length === 0 || !(await hasConsent(db, userId))) return drafts;
  const prompt = wordingPrompt(drafts);
  const key = keyOf(prompt, model);
  const known = await kept(answering, userId, key);
  const json = known ?? (await asked(answering, userId, prompt));
  const answer = json === null ? null : read(json);
  if (json !== null && answer === null) log.warn({ code: 'AI_BAD_JSON' }, 'words did not parse');
  if (json === null || answer === null) return drafts;
  if (known === null) await keep(answering, userId, key, json);
  const result = worded(drafts, answer);
  if (result.refused > 0)
    log.warn({ code: 'AI_UNGROUNDED', refused: result.refused }, 'words did not hold');
  return result.drafts;
}
