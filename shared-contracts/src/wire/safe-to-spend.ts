import * as v from 'valibot';
import { isoDate, type SafeToSpend, SHORTAGES } from '../finance';
import { fromDollars, toDollars } from '../money';
import { civilDate, dollars } from './common';

export const safeToSpendSchema = v.nullable(
  v.object({
    amount: dollars,
    until: civilDate,
    parts: v.array(v.object({ label: v.string(), amount: dollars, date: v.nullable(civilDate) })),
    shortage: v.nullable(
      v.object({ kind: v.picklist(SHORTAGES), date: civilDate, name: v.nullable(v.string()) }),
    ),
    known_days: v.number(),
  }),
);

type SafeToSpendWire = v.InferOutput<typeof safeToSpendSchema>;

export function encodeSafeToSpend(found: SafeToSpend | null): SafeToSpendWire {
  return (
    found && {
      amount: toDollars(found.amount),
      until: found.until,
      shortage: found.shortage,
      known_days: found.knownDays,
      parts: found.parts.map((part) => ({ ...part, amount: toDollars(part.amount) })),
    }
  );
}

export function decodeSafeToSpend(wire: SafeToSpendWire): SafeToSpend | null {
  return (
    wire && {
      amount: fromDollars(wire.amount),
      until: isoDate(wire.until),
      shortage: wire.shortage && { ...wire.shortage, date: isoDate(wire.shortage.date) },
      knownDays: wire.known_days,
      parts: wire.parts.map(({ label, amount, date }) => ({
        label,
        amount: fromDollars(amount),
        date: date === null ? null : isoDate(date),
      })),
    }
  );
}
