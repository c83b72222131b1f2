import type { Category, IsoDate, IsoMonth } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';

/** A budget line and what became of it in a month. */
interface LineFigures {
  readonly category: Category;
  readonly month: IsoMonth;
  readonly spent: Cents;
  readonly assigned: Cents;
}

/** Something in a household that is worth telling, with the figures its words need. All amounts are positive. */
export type Finding =
  | ({ readonly rule: 'over_budget' } & LineFigures)
  | ({ readonly rule: 'nearly_spent' } & LineFigures)
  | {
      readonly rule: 'spending_spike';
      readonly category: Category;
      readonly month: IsoMonth;
      readonly spent: Cents;
      /** What a usual month costs in the category. */
      readonly usual: Cents;
    }
  | {
      readonly rule: 'savings_rate';
      readonly percent: number;
      readonly level: 'excellent' | 'okay' | 'low';
    }
  | { readonly rule: 'debt_payments'; readonly percent: number; readonly payments: Cents }
  | {
      readonly rule: 'emergency_fund';
      readonly saved: Cents;
      readonly target: Cents;
      /** How many months of spending the target covers; null for a fixed target. */
      readonly targetMonths: number | null;
      readonly extraPerMonth: Cents;
    }
  | { readonly rule: 'highest_rate'; readonly debt: string; readonly aprPercent: number }
  | {
      readonly rule: 'card_use';
      readonly card: string;
      readonly balance: Cents;
      readonly limit: Cents;
    }
  | {
      readonly rule: 'price_rise';
      readonly merchant: string;
      readonly category: Category;
      readonly from: Cents;
      readonly to: Cents;
    }
  | {
      readonly rule: 'missed_deposit';
      readonly merchant: string;
      readonly category: Category;
      readonly expected: IsoDate;
    }
  | {
      readonly rule: 'low_cash';
      readonly date: IsoDate;
      /** Cash on that day, counting recurring payments and deposits; may be below zero. */
      readonly cash: Cents;
    };
