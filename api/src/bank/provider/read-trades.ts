import { BankError } from './bank-error';
import type { decodeTradePage } from './decode-trades';
import type { BankTrade, BankTrades, Malformed, TradeDays } from './provider';

export const PAGE_TRADES = 500;

/** This is enough for 50,000 trades. A bank with more never ends, and nothing of it is saved. */
const MOST_PAGES = 100;

type ReadPage = (offset: number) => Promise<ReturnType<typeof decodeTradePage>>;

export async function readTrades({ from }: TradeDays, page: ReadPage): Promise<BankTrades> {
  const trades: BankTrade[] = [];
  const malformed: Malformed[] = [];
  let offset = 0;
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const next = await page(offset);
    trades.push(...next.trades);
    malformed.push(...next.malformed);
    offset += next.rows;
    if (offset >= next.total || next.rows === 0) return { from, trades, malformed };
  }
  throw new BankError({ kind: 'retry', code: 'TOO_MANY_PAGES' });
}
