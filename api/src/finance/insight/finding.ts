import type { Category, IncomeBasis, IsoDate, IsoMonth } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';

interface LineFigures {
  readonly category: Category;
  readonly month: IsoMonth;
  readonly spent: Cents;
  readonly assigned: Cents;
}

/** A finding is a fact about a household that a user should know. All amounts are positive. */
export type Finding =
  | ({ readonly rule: 'over_budget' } & LineFigures)
  | ({ readonly rule: 'nearly_spent' } & LineFigures)
  | {
      readonly rule: 'spending_spike';
      readonly category: Category;
      readonly month: IsoMonth;
      readonly spent: Cents;
      /** A usual month costs this in the category. */
      readonly usual: Cents;
    }
  | {
      readonly rule: 'savings_rate';
      readonly months: number;
      readonly percent: number;
      readonly level: 'excellent' | 'okay' | 'low';
    }
  | {
      readonly rule: 'debt_payments';
      readonly percent: number;
      readonly payments: Cents;
      readonly incomeBasis: IncomeBasis;
    }
  | {
      readonly rule: 'emergency_fund';
      readonly saved: Cents;
      readonly target: Cents;
      /** The target covers so many months of spending. It is null for a fixed target. */
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
      /** This is the cash on that day after recurring payments and deposits. It may be negative. */
      readonly cash: Cents;
    };
