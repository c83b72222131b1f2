import { createHash } from 'node:crypto';
import type { Cents } from '@halyard/shared-contracts/money';
import type { AiInsight } from '@halyard/shared-contracts/wire';
import type { Fact } from '../fact/fact';
import type { Said } from '../fact/said';

/** Something worth telling, in words that rules wrote. A model may word it anew, never change a figure of it. */
export interface Draft {
  /** The rule and what it is about: the same matter keeps its id while its figures move. */
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly message: Said;
  readonly action: string;
  readonly priority: AiInsight['priority'];
  readonly href: string;
  /** What is at stake, in cents: the larger one is told first among equals. */
  readonly worth: Cents;
  /** Every figure that words about the matter may use. */
  readonly facts: readonly Fact[];
  /** Names from the person's data that the words hold: a merchant, an account. They are never sent to a model. */
  readonly names: readonly string[];
}

/** An id of a matter that fits an address and tells nobody what it is about. */
export function draftId(rule: string, subject: string): string {
  return `${rule}-${createHash('sha256').update(subject).digest('hex').slice(0, 12)}`;
}

type Written = Omit<Draft, 'id' | 'facts' | 'names'> & {
  /** What tells two matters of one rule apart. */
  readonly subject?: string;
  readonly names?: readonly string[];
};

/** A draft whose facts are the figures of its message. */
export function draft({ subject = '', names = [], ...rest }: Written): Draft {
  const facts = rest.message.spans.map(({ fact }) => fact);
  return { ...rest, id: draftId(rest.rule, subject), facts, names };
}
