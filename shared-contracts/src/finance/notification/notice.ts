import type { Cents } from '../../money';
import type { IsoDate } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import type { PriceRise } from '../recurring/price-rise';
import type { UpcomingPayment } from '../recurring/upcoming';

export type Notice =
  | {
      readonly type: 'bill_increase';
      readonly date: IsoDate;
      readonly merchant: string;
      readonly category: string;
      readonly accountId: string;
      readonly rise: PriceRise;
    }
  | {
      readonly type: 'payment_due' | 'subscription_renewal';
      readonly date: IsoDate;
      readonly payment: UpcomingPayment;
    }
  | {
      readonly type: 'deposit_received';
      readonly date: IsoDate;
      readonly deposit: Transaction;
    }
  | {
      readonly type: 'investment_alert';
      readonly date: IsoDate;
      readonly accountId: string;
      readonly account: string;
      readonly balance: Cents;
      readonly invested: Cents;
    };

export type NoticeSource = Pick<FinancialData, 'accounts' | 'transactions'>;
