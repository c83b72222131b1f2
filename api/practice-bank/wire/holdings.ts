import { createHash } from 'node:crypto';
import type { Holding, Security } from 'plaid';
import type { BankAccount } from '../bank/item';
import type { CustomHolding } from '../persona/schema';
import type { Wire } from '../plaid-wire';

/** A security has the same id in all accounts and Items. */
function securityId(holding: CustomHolding): string {
  const { ticker_symbol: ticker, name } = holding.security ?? {};
  return createHash('sha256').update(`${ticker}:${name}`).digest('hex').slice(0, 37);
}

export function holdingAnswers(account: BankAccount): Wire<Holding>[] {
  return account.holdings.map((holding) => {
    const price = holding.institution_price ?? 0;
    const quantity = holding.quantity ?? 0;
    return {
      account_id: account.accountId,
      cost_basis: holding.cost_basis ?? null,
      institution_price: price,
      institution_price_as_of: holding.institution_price_as_of ?? null,
      institution_value: Math.round(price * quantity * 100) / 100,
      iso_currency_code: holding.currency ?? account.currency,
      quantity,
      security_id: securityId(holding),
      unofficial_currency_code: null,
    };
  });
}

export function securityAnswers(accounts: readonly BankAccount[]): Wire<Security>[] {
  const holdings = accounts.flatMap((account) => account.holdings);
  return [...new Map(holdings.map((one) => [securityId(one), securityAnswer(one)])).values()];
}

const FUND = /fund|index|etf|trust/i;

function kindOf(holding: CustomHolding): string {
  const ticker = holding.security?.ticker_symbol ?? '';
  if (ticker.startsWith('CUR:BTC') || ticker.startsWith('CUR:ETH')) return 'cryptocurrency';
  if (ticker.startsWith('CUR:')) return 'cash';
  return FUND.test(holding.security?.name ?? '') ? 'etf' : 'equity';
}

function securityAnswer(holding: CustomHolding): Wire<Security> {
  const { security } = holding;
  const type = kindOf(holding);
  return {
    cfi_code: null,
    close_price: holding.institution_price ?? null,
    close_price_as_of: holding.institution_price_as_of ?? null,
    cusip: security?.cusip ?? null,
    figi: null,
    fixed_income: null,
    industry: null,
    institution_id: null,
    institution_security_id: null,
    is_cash_equivalent: type === 'cash',
    isin: security?.isin ?? null,
    iso_currency_code: security?.currency ?? holding.currency ?? 'USD',
    market_identifier_code: null,
    name: security?.name ?? security?.ticker_symbol ?? null,
    option_contract: null,
    proxy_security_id: null,
    sector: null,
    security_id: securityId(holding),
    sedol: security?.sedol ?? null,
    subtype: null,
    ticker_symbol: security?.ticker_symbol ?? null,
    type,
    unofficial_currency_code: null,
    update_datetime: null,
  };
}
