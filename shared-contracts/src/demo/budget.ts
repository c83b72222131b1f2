import { cents } from '../money';
import { isoMonth, type Budget } from '../finance';

/** June has more for the summer trip. */
export const BUDGET: Budget = {
  standard: {
    rent: cents(1_950_00),
    auto_loan: cents(425_00),
    student_loan: cents(350_00),
    utilities: cents(110_00),
    subscriptions: cents(70_00),
    phone: cents(60_00),
    internet: cents(80_00),
    groceries: cents(450_00),
    dining_out: cents(240_00),
    gas: cents(80_00),
    shopping: cents(150_00),
    entertainment: cents(60_00),
    travel: cents(100_00),
    savings: cents(300_00),
    investments: cents(250_00),
    transportation: cents(40_00),
    auto_insurance: cents(140_00),
    other: cents(120_00),
  },
  months: { [isoMonth('2025-06')]: { travel: cents(400_00) } },
};
