import * as v from 'valibot';
import { BILL_CHOICES, type BillChoice } from '../../finance';
import { fromDollars } from '../../money';
import { dollars } from '../common';
import { positiveDollarsInput } from '../input';

const MOST_NAMES = 2_000;
const LINES = /^[^\p{Cc}]+(?:\n[^\p{Cc}]+)*$/u;

/**
 * `payee` is the name that the user sees. The answer has the bank's names in further lines. The choice holds for
 * payments from `low` to `high` and near them.
 */
export const billChoiceInputSchema = v.object({
  payee: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_NAMES), v.regex(LINES)),
  direction: v.picklist(['in', 'out']),
  low: positiveDollarsInput,
  high: positiveDollarsInput,
  rhythm: v.picklist(BILL_CHOICES),
});

export type BillChoiceInput = v.InferOutput<typeof billChoiceInputSchema>;

const billChoiceWireSchema = v.object({
  id: v.string(),
  payee: v.string(),
  direction: v.picklist(['in', 'out']),
  low: dollars,
  high: dollars,
  rhythm: v.picklist(BILL_CHOICES),
});

export const billChoiceAnswerSchema = v.object({ bill_choice: billChoiceWireSchema });

export const billChoicesSchema = v.object({ bill_choices: v.array(billChoiceWireSchema) });

const decodeChoice = (wire: v.InferOutput<typeof billChoiceWireSchema>): BillChoice => ({
  id: wire.id,
  payees: wire.payee.split('\n'),
  direction: wire.direction,
  low: fromDollars(wire.low),
  high: fromDollars(wire.high),
  rhythm: wire.rhythm,
});

/** The oldest comes first. */
export const decodeBillChoices = (raw: unknown): readonly BillChoice[] =>
  v.parse(billChoicesSchema, raw).bill_choices.map(decodeChoice);

export const decodeBillChoice = (raw: unknown): BillChoice =>
  decodeChoice(v.parse(billChoiceAnswerSchema, raw).bill_choice);
