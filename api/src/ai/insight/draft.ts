import { createHash } from 'node:crypto';
import type { Cents } from '@halyard/shared-contracts/money';
import type { AiInsight } from '@halyard/shared-contracts/wire';
import type { Fact } from '../fact/fact';
import type { Said } from '../fact/said';

/** An insight in words that rules wrote. A model may reword it but never change a figure of it. */
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
  /** Every figure that words about the matter may use. */
  readonly facts: readonly Fact[];
  /** Names from the user's data in the words, such as a merchant or an account. They are never sent to a model. */
  readonly names: readonly string[];
}

/** An id of a matter that fits into an address and does not reveal the subject. */
export function draftId(rule: string, subject: string): string {
  return `${rule}-${createHash('sha256').update(subject).digest('hex').slice(0, 12)}`;
}

type Written = Omit<Draft, 'id' | 'facts' | 'names'> & {
  /** Distinguishes two matters of one rule. */
  readonly subject?: string;
  readonly names?: readonly string[];
};

/** A draft whose facts are the figures of its message. */
export function draft({ subject = '', names = [], ...rest }: Written): Draft {
  const facts = rest.message.spans.map(({ fact }) => fact);
  return { ...rest, id: draftId(rest.rule, subject), facts, names };
}
