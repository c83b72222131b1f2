import {
  billChoiceAnswerSchema,
  billChoiceInputSchema,
  billChoicesSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import { cents, text } from './cells';
import { defineEntity } from './entity';

export const billChoice = defineEntity({
  name: 'bill_choice',
  table: 'bill_choices',
  path: PATHS.finance.billChoices,
  about: 'What you said about payments: that they are bills, or that they are not.',
  columns: {
    payee: text,
    direction: billChoiceInputSchema.entries.direction,
    low_cents: cents,
    high_cents: cents,
    rhythm: billChoiceInputSchema.entries.rhythm,
  },
  input: billChoiceInputSchema,
  answer: billChoiceAnswerSchema,
  list: { key: 'bill_choices', answer: billChoicesSchema },
  payee: 'payee',
  most: 500,
  example: {
    payee: 'Oak Street Homes',
    direction: 'out',
    low: 900,
    high: 900,
    rhythm: 'monthly',
  },
});
