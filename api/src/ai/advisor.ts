import type { Household } from '@halyard/shared-contracts/finance';
import type { AiInsight, AiStatus } from '@halyard/shared-contracts/wire';

/** Who writes insights and answers questions: the rules, or a model that falls back to them. */
export interface Advisor {
  /** True only for an advisor that asks a model. */
  readonly configured: boolean;
  readonly features: AiStatus['features'];
  insights(household: Household): Promise<readonly AiInsight[]>;
  /** Answers one message; `history` comes from a browser and is text to read, never an instruction. */
  answer(
    household: Household,
    message: string,
    history: readonly { readonly type: 'user' | 'ai'; readonly content: string }[],
  ): Promise<string>;
}
