import { isIncome, spendingParts, type Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';

export interface Counted {
  /** A row that is in no sum has 0. */
  readonly amounts: Float64Array;
  readonly setAside: Float64Array;
  readonly isIncome: Uint8Array;
  readonly hasParts: boolean;
}

/** What a row adds to the sums. */
interface Share {
  readonly isIncome: boolean;
  readonly amount: number;
  readonly setAside: number;
}

function shareOf(row: Transaction): Share {
  if (isIncome(row)) return { isIncome: true, amount: row.amount, setAside: 0 };
  let [amount, setAside] = [0, 0];
  for (const part of spendingParts(row)) {
    amount += part.amount;
    setAside += part.setAside;
  }
  return { isIncome: false, amount, setAside };
}

/** For such a row, only the category and the sign decide what it adds. */
const isPlain = (row: Transaction): boolean =>
  row.custom === undefined &&
  row.loanPayment === undefined &&
  row.forOthers === undefined &&
  row.repays === undefined &&
  row.hidden === undefined &&
  row.currency === 'USD';

/** Returns what a cent of a plain row adds. The rules run once for each category and sign. */
function sharesOfCents(): (row: Transaction) => Share {
  const [received, spent] = [new Map<string, Share>(), new Map<string, Share>()];
  return (row) => {
    const known = row.amount > 0 ? received : spent;
    const found =
      known.get(row.category) ?? shareOf({ ...row, amount: cents(Math.sign(row.amount)) });
    known.set(row.category, found);
    return found;
  };
}

/** Returns what each row adds to the sums. */
export function countedOf(rows: readonly Transaction[]): Counted {
  const amounts = new Float64Array(rows.length);
  const setAside = new Float64Array(rows.length);
  const income = new Uint8Array(rows.length);
  const shareOfCent = sharesOfCents();
  rows.forEach((row, at) => {
    if (row.amount === 0) return;
    const [share, times] = isPlain(row)
      ? [shareOfCent(row), Math.abs(row.amount)]
      : [shareOf(row), 1];
    amounts[at] = share.amount * times;
    setAside[at] = share.setAside * times;
    income[at] = Number(share.isIncome);
  });
  return { amounts, setAside, isIncome: income, hasParts: rows.some((row) => row.loanPayment) };
}
