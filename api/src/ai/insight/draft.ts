import { createHash } from 'node:crypto';
import type { Cents } from '@halyard/shared-contracts/money';
import type { AiInsight } from '@halyard/shared-contracts/wire';
import type { Said } from '../fact/said';

/** An insight in words that rules wrote. */
export interface Draft {
  /** The rule and its subject: the same matter keeps its id while its figures change. */
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly message: Said;
  readonly action: string;
  readonly priority: AiInsight['priority'];
  readonly href: string;
  /** The amount at stake, in cents: among equal priorities the larger one comes first. */
  readonly worth: Cents;
}

/** An id of a matter that fits into an address and does not reveal the subject. */
export function draftId(rule: string, subject: string): string {
  return `${rule}-${createHash('sha256').update(subject).digest('hex').slice(0, 12)}`;
}

type Written = Omit<Draft, 'id'> & {
  /** Distinguishes two matters of one rule. */
  readonly subject?: string;
};

export function draft({ subject = '', ...rest }: Written): Draft {
  return { ...rest, id: draftId(rest.rule, subject) };
}
