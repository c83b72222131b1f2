import { demoHousehold, demoInvestments } from '@halyard/shared-contracts/demo';
import {
  factorsOf,
  type FinancialData,
  score,
  SCORE_GOAL,
  scoreInputs,
  scoreSteps,
} from '@halyard/shared-contracts/finance';
import {
  chanceWords,
  compareRows,
  coverOf,
  dimeNeed,
  firstTaxFacts,
  futureSteps,
  goalNeeds,
  inPercent,
  isInvestment,
  hasNoReturn,
  knownIncome,
  lifeValueNeed,
  type LongPlan,
  monthlyBenefit,
  needAnswers,
  needFacts,
  NO_CHANGES,
  type Outcome,
  planOf,
  returnRows,
  taxYearOf,
  whatIfFigures,
  yearlyTax,
} from '@halyard/shared-contracts/long-run';
import { cents, formatUsd, fromDollars } from '@halyard/shared-contracts/money';
import { countOf } from '@halyard/shared-contracts/testing/thorough';
import { financialData } from '@halyard/shared-contracts/testing/builders';
import fc from 'fast-check';
import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { NO_OUTLOOK, type Outlook } from './outlook';

const sample = demoHousehold();

interface Asker {
  readonly data: FinancialData;
  readonly outlook: Outlook;
}

/** These are sample users with another age, pay, money, family, and assumptions. */
const askers: fc.Arbitrary<Asker> = fc
  .record({
    age: fc.integer({ min: 25, max: 66 }),
    income: fc.integer({ min: 20_000, max: 250_000 }),
    times: fc.integer({ min: 0, max: 12 }),
    supportYears: fc.integer({ min: 0, max: 25 }),
    dependents: fc.constantFrom(0, 1, 3),
    spending: fc.option(fc.integer({ min: 15_000, max: 90_000 })),
    lastAge: fc.integer({ min: 75, max: 100 }),
  })
  .map(({ age, income, times, supportYears, dependents, spending, lastAge }) => ({
    data: {
      ...sample,
      source: 'own',
      profile: { ...sample.profile, age, income: fromDollars(income) },
      accounts: sample.accounts.map((account) => ({
        ...account,
        balance: account.balance === null ? null : cents(account.balance * times),
      })),
    },
    outlook: {
      history: demoInvestments(),
      context: {
        choices: {
          ...NO_OUTLOOK.context.choices,
          lastAge,
          spending: spending === null ? null : fromDollars(spending),
        },
        family: { dependents, supportYears },
      },
    },
  }));

function triedAtOnce(plan: LongPlan): Outcome {
  const steps = futureSteps(plan, 'blocks');
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const answerTo = (question: string, { data, outlook }: Asker): string => {
  const composed = composeByRules(question, data, null, outlook);
  expect(composed.understood).toBe(true);
  return lineOf(composed, { isSample: false, origin: 'rules' }).content;
};

const links = (question: string, { data, outlook }: Asker): string[] =>
  composeByRules(question, data, null, outlook).blocks.flatMap((block) =>
    block.kind === 'link' ? [block.href] : [],
  );

const planAt = ({ data, outlook }: Asker, retirementAge: number | null = null) =>
  planOf(
    data,
    {
      ...outlook.context.choices,
      ...(retirementAge === null ? {} : { retirementAge }),
    },
    goalNeeds(data.goals),
  )!;

/** The usual run tries half as many users. */
const check = (runs: number, holds: (asker: Asker) => void): void => {
  const numRuns = countOf({ usual: runs / 2, thorough: runs });
  fc.assert(fc.property(askers, holds), { numRuns });
};

// Covers P3-C1-9.
describe('an answer about the years ahead', () => {
  it('has the same chance as the screen', () => {
    check(6, (asker) => {
      const { plan } = planAt(asker);
      expect(answerTo('Will my money last?', asker)).toContain(
        chanceWords(triedAtOnce(plan), plan.lastAge),
      );
      const at60 = planAt(asker, 68).plan;
      expect(answerTo('Can I retire at 68?', asker)).toContain(
        `${chanceWords(triedAtOnce(at60), at60.lastAge)} if you retire at 68.`,
      );
    });
  });

  it('names the earliest age that works in 80 of 100 futures', () => {
    check(4, (asker) => {
      const text = answerTo('When can I retire?', asker);
      const [, found] = /^(\d+) is the earliest age/.exec(text) ?? [];
      const age = Number(found ?? 76);
      const chanceAt = (retirementAge: number) =>
        Math.round(triedAtOnce(planAt(asker, retirementAge).plan).chance * 100);
      if (found) expect(chanceAt(age)).toBeGreaterThanOrEqual(80);
      else expect(text).toContain('At no age of retirement up to 75');
      if (age - 1 > asker.data.profile.age!) expect(chanceAt(age - 1)).toBeLessThan(80);
    });
  });

  it('tries each age of a late plan, and none after the plan ends', () => {
    const at = (age: number, choices: object) => ({
      data: { ...sample, profile: { ...sample.profile, age } },
      outlook: {
        ...NO_OUTLOOK,
        context: {
          ...NO_OUTLOOK.context,
          choices: { ...NO_OUTLOOK.context.choices, ...choices, spending: fromDollars(900_000) },
        },
      },
    });
    expect(answerTo('When can I retire?', at(78, { retirementAge: 82 }))).toContain(
      'At no age of retirement up to 82',
    );
    expect(answerTo('When can I retire?', at(60, { lastAge: 70 }))).toContain(
      'At no age of retirement up to 69',
    );
  });

  it('has the same amounts by claiming age as the screen', () => {
    check(40, (asker) => {
      const { primary, plan } = planAt(asker);
      const text = answerTo('How much Social Security will I get?', asker);
      for (const age of [62, 65, 67, 70])
        expect(text).toContain(
          `${age}, ${formatUsd(monthlyBenefit(primary!, age * 12, plan.birthYear))}`,
        );
    });
  });

  it('has the rows of the what-if for higher payments and savings', () => {
    check(4, (asker) => {
      const { data, outlook } = asker;
      const { context } = outlook;
      const now = whatIfFigures(data, context, NO_CHANGES);
      const rowsFor = (then: typeof now) =>
        compareRows([now, then], [triedAtOnce(now.plan!), triedAtOnce(then.plan!)]);
      const paid = whatIfFigures(data, context, { ...NO_CHANGES, extra: fromDollars(200) });
      const text = answerTo('What if I pay $200 more a month?', asker);
      for (const { label, now: a, then: b } of rowsFor(paid))
        expect(text).toContain(`${label}, ${a}, ${b}`);
      const saving = cents(planAt(asker).plan.saving + fromDollars(300) * 12);
      const choices = { ...context.choices, saving };
      const saved = whatIfFigures(data, { ...context, choices }, NO_CHANGES);
      const other = answerTo('What if I save $300 more a month?', asker);
      for (const { key, label, now: a, then: b } of rowsFor(saved))
        if (/^(?:chance|worth)/.test(key)) expect(other).toContain(`${label}, ${a}, ${b}`);
    });
  });

  it('links to its screen', () => {
    const asker = { data: sample, outlook: NO_OUTLOOK };
    expect(links('Will my money last?', asker)).toEqual(['/wealth-plan']);
    expect(links('What if I pay $200 more?', asker)).toEqual(['/what-if']);
    expect(links('What if I pay $200 more on my visa?', asker)).toEqual(['/what-if']);
    expect(links('Am I covered?', asker)).toContain('/protection');
    expect(links('What did my investments return?', asker)).toEqual(['/investments']);
    expect(links('What would raise my score?', asker)).toEqual(['/score']);
    expect(links('How much tax will I pay?', asker)).toEqual(['/income']);
  });

  it('states its assumptions and promises nothing', () => {
    const text = answerTo('Will my money last?', { data: sample, outlook: NO_OUTLOOK });
    const { plan } = planAt({ data: sample, outlook: NO_OUTLOOK });
    for (const amount of [plan.saving, plan.spending, plan.benefits])
      expect(text).toContain(formatUsd(amount));
    expect(text).toContain('no forecast and no promise');
  });
});

describe('an answer about protection', () => {
  // Covers P3-C4-4.
  it('has the same gap by both rules as the screen', () => {
    check(40, (asker) => {
      const { data, outlook } = asker;
      const facts = needFacts(needAnswers(data, data.profile.income, outlook.context.family));
      const text = answerTo('Do I have enough life insurance?', asker);
      for (const { need, gap } of [
        dimeNeed(facts, coverOf(data)),
        lifeValueNeed(facts, coverOf(data)),
      ]) {
        if (need > 0) expect(text).toContain(`${formatUsd(need)} needed`);
        if (gap > 0) expect(text).toContain(`${formatUsd(gap)} of it not covered`);
      }
    });
  });

  it('asks for the number of years until the user answers', () => {
    const asker = { data: sample, outlook: NO_OUTLOOK };
    expect(answerTo('Am I covered?', asker)).toContain('For how many years others would need');
    expect(links('Am I covered?', asker)).toContain('/fact-finder');
    const data = { ...sample, profile: { ...sample.profile, income: null } };
    const text = answerTo('Am I covered?', { data, outlook: NO_OUTLOOK });
    expect(text).toContain('Your income before tax is not known');
  });
});

// Covers P3-C6-6.
it('an answer about returns has the rates of the screen, or says why there are none', () => {
  const asker = { data: sample, outlook: { ...NO_OUTLOOK, history: demoInvestments() } };
  const rows = returnRows(sample.accounts.filter(isInvestment), {
    ...demoInvestments(),
    today: sample.today,
  });
  const text = answerTo('What did my investments return?', asker);
  for (const { name, time } of rows) {
    expect(hasNoReturn(time)).toBe(false);
    if (!hasNoReturn(time))
      expect(text).toContain(`${name}: a gain of ${Number(inPercent(time.rate).toFixed(2))}%`);
  }
  expect(
    answerTo('What did my investments return?', { data: sample, outlook: NO_OUTLOOK }),
  ).toContain('cannot be computed: no bank reports what was paid in and taken out');
});

// Covers P3-C5-3.
it('an answer about the score has the same smallest changes as the screen', () => {
  check(40, (asker) => {
    const inputs = scoreInputs(asker.data);
    const text = answerTo('What would raise my score?', asker);
    expect(text).toContain(`Your score is ${score(factorsOf(inputs))} of 100`);
    if (score(factorsOf(inputs))! >= SCORE_GOAL) return;
    for (const { key, change } of scoreSteps(inputs, SCORE_GOAL))
      if (change && key !== 'payment_history')
        expect(text).toContain(formatUsd(cents(Math.ceil(change / 100) * 100)));
    expect(text).toContain('No lender uses it.');
  });
});

// Covers P3-C2-11.
it('an answer about taxes has the same cents and sources as the screen', () => {
  check(40, (asker) => {
    const tax = yearlyTax(taxYearOf(firstTaxFacts(knownIncome(asker.data))));
    const text = answerTo('How much tax will I pay?', asker);
    for (const amount of [tax.total, tax.incomeTax, tax.payrollTax])
      expect(text).toContain(formatUsd(amount));
    expect(text).toContain('IRS Rev. Proc. 2025-32');
  });
});

describe('a new user', () => {
  const empty: Asker = {
    data: { ...financialData(), source: 'own' },
    outlook: NO_OUTLOOK,
  };
  const aged: Asker = {
    ...empty,
    data: { ...empty.data, profile: { ...empty.data.profile, age: 40 } },
  };

  it.each([
    ['When can I retire?', 'date of birth is not known', '/fact-finder'],
    ['Will my money last?', 'date of birth is not known', '/fact-finder'],
    ['What if I save $300 more a month?', 'date of birth is not known', '/fact-finder'],
    ['How much Social Security will I get?', 'date of birth is not known', '/fact-finder'],
    ['Am I covered?', 'income before tax is not known', '/fact-finder'],
    ['What if I pay $200 more a month?', 'no debts with known terms', '/what-if'],
    ['What did my investments return?', 'no investment accounts', '/investments'],
    ['What would raise my score?', 'There is no score yet', '/plaid-test'],
    ['How much tax will I pay?', 'pay before tax is not known', '/fact-finder'],
  ])('who asks “%s” reads “%s” and gets a link to %s', (question, words, href) => {
    expect(answerTo(question, empty)).toContain(words);
    expect(links(question, empty)).toContain(href);
  });

  it.each(['When can I retire?', 'Will my money last?', 'What if I save $300 more a month?'])(
    'with an age and no spending gets no chance for “%s”',
    (question) => {
      const text = answerTo(question, aged);
      expect(text).toContain('What you spend is not known yet');
      expect(text).not.toMatch(/tried futures/);
    },
  );

  it('with an age and no income gets no amount of Social Security', () => {
    const text = answerTo('How much Social Security will I get?', aged);
    expect(text).toContain('Your income before tax is not known');
    expect(text).not.toContain('$');
  });
});
