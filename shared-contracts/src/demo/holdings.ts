import { cents } from '../money';
import { type InvestmentHolding, type InvestmentKind, isoDate } from '../finance';
import { RETIREMENT } from './monthly';

type Row = readonly [
  account: string,
  name: string,
  ticker: string | null,
  kind: InvestmentKind,
  quantity: number,
  unitPrice: number,
  valueCents: number,
  costCents: number | null,
];

const ROWS: readonly Row[] = [
  [
    'acc-brokerage',
    'Lone Star Total Market Fund',
    'LSTMX',
    'fund',
    61.2,
    142.35,
    8_711_82,
    7_420_00,
  ],
  ['acc-brokerage', 'Hill Country Bond Fund', 'HCBFX', 'fund', 180, 21.4, 3_852_00, 3_960_00],
  ['acc-brokerage', 'Cash', null, 'cash', 1672.69, 1, 1_672_69, null],
  [RETIREMENT, 'Bluebonnet Target 2060 Fund', 'BBTGX', 'fund', 512.5, 48.2, 24_702_50, 20_150_00],
  [RETIREMENT, 'Pedernales Motor Works', 'PDMW', 'stock', 31, 175.88, 5_452_28, 4_030_00],
  ['acc-crypto', 'Bitcoin', 'BTC', 'crypto', 0.012, 107_135, 1_285_62, 1_040_00],
  ['acc-crypto', 'Ether', 'ETH', 'crypto', 0.25, 2507.4, 626_85, 700_00],
];

export const HOLDINGS: readonly InvestmentHolding[] = ROWS.map(
  ([accountId, name, ticker, kind, quantity, unitPrice, value, cost], index) => ({
    id: `hold-${index + 1}`,
    accountId,
    name,
    ticker,
    kind,
    quantity,
    unitPrice,
    value: cents(value),
    costBasis: cost === null ? null : cents(cost),
    currency: 'USD',
    pricedOn: isoDate('2025-06-30'),
  }),
);
