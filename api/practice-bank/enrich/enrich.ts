import { inflowPatterns } from './inflow-patterns';
import { outflowPatterns } from './outflow-patterns';
import { payeePatterns } from './payee-patterns';
import type { Confidence, Pattern } from './pattern';

export type PfcVersion = 'v1' | 'v2';

interface Enrichment {
  readonly merchant: string | null;
  readonly primary: string;
  readonly detailed: string;
  readonly confidence: Confidence;
  readonly channel: 'in store' | 'online' | 'other';
}

const primaries = [
  'INCOME',
  'LOAN_DISBURSEMENTS',
  'LOAN_PAYMENTS',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'BANK_FEES',
  'ENTERTAINMENT',
  'FOOD_AND_DRINK',
  'GENERAL_MERCHANDISE',
  'HOME_IMPROVEMENT',
  'MEDICAL',
  'PERSONAL_CARE',
  'GENERAL_SERVICES',
  'GOVERNMENT_AND_NON_PROFIT',
  'TRANSPORTATION',
  'TRAVEL',
  'RENT_AND_UTILITIES',
  'OTHER',
] as const;

/** Guesses the merchant and the category. Incoming money that matches no income or transfer is a refund of a purchase. */
export function enrich(description: string, amount: number): Enrichment {
  const find = (patterns: readonly Pattern[]) => patterns.find(([text]) => text.test(description));
  const income = amount < 0 ? find(inflowPatterns) : undefined;
  const match = income ?? find(payeePatterns) ?? find(outflowPatterns);
  const detailed =
    match?.[2] ?? (amount < 0 ? 'INCOME_OTHER' : 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE');
  return {
    merchant: match?.[1] ?? statedMerchant(description),
    primary: primaryOf(detailed),
    detailed,
    confidence: match ? (match[4] ?? 'VERY_HIGH') : 'LOW',
    channel: match?.[3] ?? 'other',
  };
}

/** Some business accounts state the merchant in the text: `TWILIO INC. Merchant name: Twilio`. */
function statedMerchant(description: string): string | null {
  const [, name] = description.split(/merchant name:/i);
  return name?.trim() || null;
}

function primaryOf(detailed: string): string {
  return (
    primaries.find((primary) => detailed === primary || detailed.startsWith(`${primary}_`)) ??
    'OTHER'
  );
}

const inV1: Readonly<Record<string, string>> = {
  INCOME_SALARY: 'INCOME_WAGES',
  INCOME_GIG_ECONOMY: 'INCOME_OTHER_INCOME',
  INCOME_CONTRACTOR: 'INCOME_OTHER_INCOME',
  INCOME_CHILD_SUPPORT: 'INCOME_OTHER_INCOME',
  INCOME_OTHER: 'INCOME_OTHER_INCOME',
  LOAN_PAYMENTS_BNPL: 'LOAN_PAYMENTS_OTHER_PAYMENT',
  TRANSFER_OUT_CRYPTO: 'TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS',
  TRANSFER_IN_TRANSFER_IN_FROM_APPS: 'TRANSFER_IN_ACCOUNT_TRANSFER',
  TRANSFER_OUT_TRANSFER_OUT_FROM_APPS: 'TRANSFER_OUT_ACCOUNT_TRANSFER',
};

export function categoryIn(version: PfcVersion, detailed: string): string {
  return version === 'v1' ? (inV1[detailed] ?? detailed) : detailed;
}
