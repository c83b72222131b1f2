import * as v from 'valibot';
import { cents, day, flag, id, text } from '../../entity/cells';
import { millionths, place } from '../../entity/goal-cells';
import type { Kind } from './kind';

export const GOAL_KINDS: readonly Kind[] = [
  {
    table: 'goals',
    key: ['id'],
    about: 'What you save for, the most important goal first.',
    restored: true,
    columns: {
      id,
      name: v.pipe(text, v.minLength(1)),
      target_cents: v.nullable(cents),
      date: v.nullable(day),
      place,
      made_on: day,
      origin: v.nullable(id),
      removed: flag,
    },
  },
  {
    table: 'goal_shares',
    key: ['goal_id', 'account_id'],
    about: 'Shares of accounts that are promised to goals, in millionths.',
    restored: true,
    columns: { goal_id: id, account_id: id, millionths: v.nullable(millionths) },
  },
  {
    table: 'goal_contributions',
    key: ['id'],
    about: 'What you added to your goals, and what you took out.',
    restored: true,
    columns: {
      id,
      goal_id: id,
      account_id: id,
      date: day,
      amount_cents: v.nullable(cents),
      opening: flag,
    },
  },
];
