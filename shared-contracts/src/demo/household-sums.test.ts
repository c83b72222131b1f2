import {
  addDays,
  budgetLines,
  budgetMonth,
  budgetTotals,
  firstDay,
  holdingsIn,
  holdingsTotal,
  inMonth,
  isoMonth,
  isTransfer,
  matchPaystubDeposit,
  netWorth,
  score,
  scoreFactors,
  spendingBreakdown,
  totalSpending,
  unbudgetedSpending,
  type FinancialData,
} from '../finance';
import { abs, add, cents, fromDollars, scale, subtract, sum, type Cents } from '../money';
import { balanceAt, MONTHS } from './balances';
import { demoHousehold } from './household';

const demo: FinancialData = demoHousehold();
const june = isoMonth('2025-06');

describe('the demo household adds up to the cent', () => {
  it('has holdings that equal the balance of each investment account', () => {
    const invested = demo.accounts.filter(({ type }) => !['checking', 'savings'].includes(type));
    expect(invested).toHaveLength(3);
    for (const each of invested) {
      const held = holdingsIn(demo.holdings, each.id);
      expect(holdingsTotal(each, held)).toEqual({ total: each.balance, rest: 0 });
      for (const { quantity, unitPrice, value } of held) {
        expect(fromDollars(quantity * (unitPrice ?? 0))).toBe(value);
      }
    }
  });

  //
  it('pays every paystub into checking, and no other salary', () => {
    const deposits = demo.paystubs.map((stub) => {
      expect(subtract(stub.gross, stub.deductions)).toBe(stub.net);
      return matchPaystubDeposit(stub, demo.transactions);
    });
    const salaries = demo.transactions.filter(({ category }) => category === 'Salary');
    expect(deposits).toEqual(salaries);
    expect(sum(deposits.flatMap((t) => (t ? [t.amount] : [])))).toBe(
      sum(demo.paystubs.map(({ net }) => net)),
    );
    expect(demo.profile.income).toBe(scale(demo.paystubs[0]!.gross, 26));
  });

  it('shows each card payment and each own transfer in both accounts', () => {
    for (const month of MONTHS) {
      const transfers = inMonth(demo.transactions, month).filter(isTransfer);
      const onCard = transfers.filter(({ accountId }) => accountId === 'liab-visa');
      const fromChecking = transfers.filter(({ accountId }) => accountId === 'acc-checking');
      expect(onCard).toHaveLength(1);
      expect(fromChecking.map(({ amount }) => -amount)).toEqual(onCard.map((t) => t.amount));
      const setAside = inMonth(demo.transactions, month).filter(
        (t) => t.category === 'Savings' || t.category === 'Investments',
      );
      const arrived = transfers.filter(
        ({ accountId }) => accountId === 'acc-savings' || accountId === 'acc-retirement',
      );
      expect(sum(setAside.map((t) => t.amount))).toBe(-sum(arrived.map((t) => t.amount)));
    }
  });

  //
  it('ends its net-worth history with the net worth of its balances', () => {
    expect(demo.netWorthHistory.map(({ date }) => date)).toEqual(MONTHS);
    expect(demo.netWorthHistory.at(-1)?.value).toBe(netWorth(demo.accounts, demo.liabilities));
    for (const { value, assets, liabilities } of demo.netWorthHistory) {
      expect(value).toBe(subtract(assets, liabilities));
    }
  });

  it('moves cash and card balances from month to month by their transactions alone', () => {
    for (const [index, month] of MONTHS.entries()) {
      const before = MONTHS[index - 1];
      if (!before) continue;
      for (const [id, sign] of [
        ['acc-checking', 1],
        ['acc-savings', 1],
        ['liab-visa', -1],
      ] as const) {
        const moved = sum(
          inMonth(demo.transactions, month).flatMap((t) => (t.accountId === id ? [t.amount] : [])),
        );
        expect(subtract(balanceAt(id, month), balanceAt(id, before))).toBe(scale(moved, sign));
      }
    }
  });

  it.each([
    ['liab-student', 4.99],
    ['liab-auto', 5.49],
  ])('lets %s grow by a month of interest and fall by its payment', (id, aprPercent) => {
    const loan = demo.liabilities.find((debt) => debt.id === id)!;
    expect(loan.aprPercent).toBe(aprPercent);
    for (const [index, month] of MONTHS.entries()) {
      const before = MONTHS[index - 1];
      if (!before) continue;
      const owed = balanceAt(id, before);
      const interest = scale(owed, aprPercent / 1200);
      expect(balanceAt(id, month)).toBe(subtract(add(owed, interest), loan.monthlyPayment!));
    }
  });

  it('charges the card a month of interest on what was owed before', () => {
    const card = demo.liabilities.find(({ id }) => id === 'liab-visa')!;
    for (const [index, month] of MONTHS.entries()) {
      const before = MONTHS[index - 1];
      if (!before) continue;
      const charge = inMonth(demo.transactions, month).find((t) => t.merchant.endsWith('interest'));
      expect(charge?.amount).toBe(-scale(balanceAt(card.id, before), card.aprPercent! / 1200));
    }
  });

  it('never overdraws checking and never exceeds the card limit', () => {
    const card = demo.liabilities[0]!;
    let checking = subtract(
      balanceAt('acc-checking', MONTHS[0]!),
      sum(
        inMonth(demo.transactions, MONTHS[0]!).flatMap((t) =>
          t.accountId === 'acc-checking' ? [t.amount] : [],
        ),
      ),
    );
    for (let day = firstDay(MONTHS[0]!); day <= demo.today; day = addDays(day, 1)) {
      const today = demo.transactions.filter((t) => t.date === day);
      checking = sum([
        checking,
        ...today.flatMap((t) => (t.accountId === 'acc-checking' ? [t.amount] : [])),
      ]);
      expect(checking).toBeGreaterThanOrEqual(0);
    }
    expect(checking).toBe(demo.accounts[0]!.balance);
    for (const month of MONTHS) expect(balanceAt(card.id, month)).toBeLessThan(card.limit!);
  });

  //
  it('has the same spending for home, spending, and budget in every month', () => {
    for (const month of MONTHS) {
      const transactions = inMonth(demo.transactions, month);
      const spent = totalSpending(transactions);
      const amounts = budgetMonth(demo.budget, demo.transactions, month);
      expect(spendingBreakdown(transactions).total).toBe(spent);
      expect(budgetTotals(amounts).spent).toBe(spent);
      expect(unbudgetedSpending(amounts)).toEqual([]);
      const lines = budgetLines(amounts);
      expect(sum(lines.map((line) => line.spent))).toBe(spent);
    }
  });

  it('has a net worth of $20,039.55, spending of $4,681.46 in June, and a score of 79', () => {
    expect(netWorth(demo.accounts, demo.liabilities)).toBe(20_039_55);
    expect(totalSpending(inMonth(demo.transactions, june))).toBe(4_681_46);
    expect(score(scoreFactors(demo))).toBe(79);
  });

  //
  it('recomputes its score from all six factors', () => {
    const factors = scoreFactors(demo);
    expect(factors).toHaveLength(6);
    expect(factors.reduce((total, { weight }) => total + weight, 0)).toBeCloseTo(1, 10);
    expect(demo.scoreHistory.map(({ date }) => date)).toEqual(MONTHS);
    expect(demo.scoreHistory.at(-1)?.score).toBe(score(factors));
  });

  it('uses only figures of its own data in notifications', () => {
    const amounts = demo.transactions.map(({ amount }) => abs(amount));
    const balances = MONTHS.map((month) => balanceAt('acc-brokerage', month));
    const differences: Cents[] = [
      subtract(balances[5]!, balances[4]!),
      subtract(cents(118_64), cents(83_72)),
    ];
    const known = new Set<number>([...amounts, ...balances, ...differences]);
    for (const { message } of demo.notifications) {
      for (const [, figure] of message.matchAll(/\$([\d,]+\.\d\d)/g)) {
        expect(known).toContain(Math.round(Number(figure!.replace(',', '')) * 100));
      }
    }
  });
});
