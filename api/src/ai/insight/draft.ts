import { createHash } from 'node:crypto';
import type { Cents } from '@halyard/shared-contracts/money';
import type { AiInsight } from '@halyard/shared-contracts/wire';
import type { FiguredText } from '../fact/figured-text';

export interface Draft {
  /** The id has the rule and its subject, so it stays the same when figures change. */
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly message: FiguredText;
  readonly action: string;
  readonly priority: AiInsight['priority'];
  readonly href: string;
  readonly worth: Cents;
}

/** Returns an id that fits into a URL and does not reveal the subject. */
export function draftId(rule: string, subject: string): string {
  return `${rule}-${createHash('sha256').update(subject).digest('hex').slice(0, 12)}`;
}

type Written = Omit<Draft, 'id'> & {
  /** The subject distinguishes two insights of one rule. */
  readonly subject?: string;
};

export function draft({ subject = '', ...rest }: Written): Draft {
  return { ...rest, id: draftId(rest.rule, subject) };
}
