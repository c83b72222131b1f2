import { GENERAL_LIES } from '../testing/general-lies';
import { checkedText } from './checked-text';

// Covers P3-A20-2.
it.each(GENERAL_LIES)('a general text that claims something (%s) is withheld: "%s"', (_, text) => {
  expect(checkedText(text, 'What is escrow?')).toBeNull();
});

it.each([
  [
    'What is escrow?',
    'Escrow is an arrangement in which an agent holds money until a condition is met.',
  ],
  [
    'What is an annuity?',
    'An annuity is a contract with an insurer that turns a sum into regular payments, often for life.',
  ],
  [
    'Explain vesting',
    'Vesting is the process by which an employee earns full ownership of employer contributions over time.',
  ],
  [
    'What is a prepayment penalty?',
    'A prepayment penalty is a fee that a lender charges when a loan is paid before the end of its term.',
  ],
  [
    'What is the prime rate?',
    'The prime rate is an interest rate that banks use as a base for many loans.',
  ],
  [
    'What is a money order?',
    'A money order is a paper payment that is paid for in advance and can be cashed by the person named on it.',
  ],
  [
    'How does amortization work?',
    'Amortization is the way in which a loan is paid down in regular payments. Each payment covers interest and a part of the principal.',
  ],
  [
    'What is a grace period?',
    'A grace period is the time after the end of a billing cycle in which a card charges no interest on purchases.',
  ],
])('a definition for "%s" is shown', (question, text) => {
  expect(checkedText(text, question)).toBe(text);
});
