import {
  type FinancialData,
  type IsoDate,
  isOwnTransfer,
  recurringStreams,
  upcoming,
} from '@halyard/shared-contracts/finance';
import { perData } from '../../../per-data';
import { wordsOf } from '../../tokens';

const DAYS = 31;
const HOUSING = /^(?:rent|mortgage|house)$/;
/** The wordings of a question whether money runs out before a bill end in this. */
const BEFORE = /^(what is my lowest expected balance) before the ([a-z]+(?: [a-z]+)?) payment$/;

const bills = perData(({ transactions, today }) =>
  recurringStreams(transactions, today).filter(
    (stream) => stream.direction === 'out' && !isOwnTransfer(stream),
  ),
);

/** Returns the day on which the bill with this name is expected. Housing is rent or a mortgage. */
function nextBill(named: string, financialData: FinancialData): IsoDate | null {
  const first = named.split(' ')[0] ?? named;
  const wanted = HOUSING.test(first) ? ['rent', 'mortgage'] : [first];
  const found = bills(financialData).filter(({ merchant, category }) =>
    [merchant, category].some((name) => wordsOf(name).some((word) => wanted.includes(word))),
  );
  return upcoming(found, financialData.today, DAYS)[0]?.date ?? null;
}

/** Replaces 'before the rent payment' by the day on which it is expected. */
export const beforeBill = (text: string, financialData: FinancialData): string =>
  text.replace(BEFORE, (whole, asked: string, named: string) => {
    const day = nextBill(named, financialData);
    return day === null ? whole : `${asked} by ${day}`;
  });
