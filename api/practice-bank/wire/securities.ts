import { createHash } from 'node:crypto';
import type { Security } from 'plaid';
import type { BankAccount } from '../bank/item';
import type { CustomSecurity } from '../persona/investments';
import type { Wire } from '../plaid-wire';

/** A security has the same id in all accounts and Items. */
export function securityId(security: CustomSecurity): string {
  const { ticker_symbol: ticker, name } = security ?? {};
  return createHash('sha256').update(`${ticker}:${name}`).digest('hex').slice(0, 37);
}

interface Priced {
  readonly security?: CustomSecurity;
  readonly price?: number | null | undefined;
  readonly pricedOn?: string | null | undefined;
  readonly currency?: string | null | undefined;
}

export function securityAnswers(accounts: readonly BankAccount[]): Wire<Security>[] {
  const traded = accounts.flatMap(({ trades = [] }) =>
    trades.filter(({ security }) => security).map((trade): Priced => ({ ...trade, price: null })),
  );
  const held = accounts.flatMap(({ holdings }) =>
    holdings.map((holding): Priced => ({
      ...holding,
      price: holding.institution_price,
      pricedOn: holding.institution_price_as_of,
    })),
  );
  const all = [...traded, ...held];
  return [...new Map(all.map((one) => [securityId(one.security), securityAnswer(one)])).values()];
}

const FUND = /fund|index|etf|trust/i;

function kindOf(security: CustomSecurity): string {
  const ticker = security?.ticker_symbol ?? '';
  if (ticker.startsWith('CUR:BTC') || ticker.startsWith('CUR:ETH')) return 'cryptocurrency';
  if (ticker.startsWith('CUR:')) return 'cash';
  return FUND.test(security?.name ?? '') ? 'etf' : 'equity';
}

function securityAnswer({ security, price, pricedOn, currency }: Priced): Wire<Security> {
  const type = kindOf(security);
  return {
    cfi_code: null,
    close_price: price ?? null,
    close_price_as_of: pricedOn ?? null,
    cusip: security?.cusip ?? null,
    figi: null,
    fixed_income: null,
    industry: null,
    institution_id: null,
    institution_security_id: null,
    is_cash_equivalent: type === 'cash',
    isin: security?.isin ?? null,
    iso_currency_code: security?.currency ?? currency ?? 'USD',
    market_identifier_code: null,
    name: security?.name ?? security?.ticker_symbol ?? null,
    option_contract: null,
    proxy_security_id: null,
    sector: null,
    security_id: securityId(security),
    sedol: security?.sedol ?? null,
    subtype: null,
    ticker_symbol: security?.ticker_symbol ?? null,
    type,
    unofficial_currency_code: null,
    update_datetime: null,
  };
}
