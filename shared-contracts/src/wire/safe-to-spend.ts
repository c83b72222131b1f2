import * as v from 'valibot';
import { isoDate, type SafeToSpend } from '../finance';
import { fromDollars, toDollars } from '../money';
import { civilDate, dollars } from './common';

export const safeToSpendSchema = v.nullable(
  v.object({
    amount: dollars,
    until: civilDate,
    parts: v.array(v.object({ label: v.string(), amount: dollars, date: v.nullable(civilDate) })),
  }),
);

type SafeToSpendWire = v.InferOutput<typeof safeToSpendSchema>;

export function encodeSafeToSpend(found: SafeToSpend | null): SafeToSpendWire {
  return (
    found && {
      amount: toDollars(found.amount),
      until: found.until,
      parts: found.parts.map((part) => ({ ...part, amount: toDollars(part.amount) })),
    }
  );
}

export function decodeSafeToSpend(wire: SafeToSpendWire): SafeToSpend | null {
  return (
    wire && {
      amount: fromDollars(wire.amount),
      until: isoDate(wire.until),
      parts: wire.parts.map(({ label, amount, date }) => ({
        label,
        amount: fromDollars(amount),
        date: date === null ? null : isoDate(date),
      })),
    }
  );
}
