import {
  encodePaystub,
  PATHS,
  paystubAnswerSchema,
  paystubInputSchema,
} from '@halyard/shared-contracts/wire';
import { cents, day, text } from './cells';
import { defineEntity } from './entity';

export const paystub = defineEntity({
  name: 'paystub',
  table: 'paystubs',
  path: PATHS.finance.paystubs,
  about: 'Paystubs.',
  columns: {
    date: day,
    employer: text,
    gross_cents: cents,
    deductions_cents: cents,
    net_cents: cents,
  },
  input: paystubInputSchema,
  answer: paystubAnswerSchema,
  sample: ({ paystubs }) => paystubs.map(encodePaystub),
  example: {
    date: '2025-07-11',
    employer: 'Acme Studio',
    gross: 3000.1,
    deductions: 800.05,
    net: 2200.05,
  },
});
