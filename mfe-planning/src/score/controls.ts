import {
  DIVERSE_KINDS,
  heldKinds,
  SCORE_FACTORS,
  type ScoreFactorKey,
  type ScoreInputs,
} from '@halyard/shared-contracts/finance';
import { cents, type Cents, formatUsd, toDollars } from '@halyard/shared-contracts/money';

/** The user moves a factor in whole dollars or as a count. */
export interface Control {
  readonly key: ScoreFactorKey;
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly say: (value: number) => string;
  readonly set: (value: number) => ScoreInputs;
}

const STEP = 25;
const CARD_STEP = 50;
const SAVINGS_STEP = 100;
/** Payments and saving can be moved up to this share of the income. */
const MOST_SHARE = 0.6;
const PERCENT = 100;

const whole = (amount: Cents): number => Math.round(toDollars(amount));
const inCents = (dollars: number): Cents => cents(dollars * 100);
const usd = (dollars: number): string => formatUsd(inCents(dollars), { decimals: 0 });
const monthly = (dollars: number): string => `${usd(dollars)} a month`;

/** The slider must reach the current value. */
const reaching = (most: number, value: number, step: number): number =>
  Math.ceil(Math.max(most, value) / step) * step;

type ControlOf = (inputs: ScoreInputs) => Omit<Control, 'key'> | null;

const CONTROLS: Readonly<Record<ScoreFactorKey, ControlOf>> = {
  debt_to_income: (inputs) => {
    const { debt } = inputs;
    if (!debt) return null;
    const value = whole(debt.payments);
    return {
      label: 'Payments of debts',
      value,
      least: 0,
      most: reaching(whole(debt.income) * MOST_SHARE, value, STEP),
      step: STEP,
      say: monthly,
      set: (dollars) => ({ ...inputs, debt: { ...debt, payments: inCents(dollars) } }),
    };
  },
  savings_rate: (inputs) => {
    const { saving } = inputs;
    if (!saving) return null;
    const income = toDollars(saving.income) / saving.months;
    const value = Math.round((income * saving.ratePercent) / PERCENT);
    return {
      label: 'Saved',
      value,
      least: Math.min(0, Math.floor(value / STEP) * STEP),
      most: reaching(income * MOST_SHARE, value, STEP),
      step: STEP,
      say: monthly,
      set: (dollars) => ({
        ...inputs,
        saving: { ...saving, ratePercent: (dollars / income) * PERCENT },
      }),
    };
  },
  payment_history: (inputs) => {
    const { history } = inputs;
    if (!history) return null;
    const { made, expected } = history;
    return {
      label: 'Payments made in the last six months',
      value: made,
      least: 0,
      most: expected,
      step: 1,
      say: (count) => `${count} of ${expected}`,
      set: (count) => ({ ...inputs, history: { made: count, expected } }),
    };
  },
  credit_utilization: (inputs) => {
    const { cards } = inputs;
    if (!cards) return null;
    const value = whole(cards.owed);
    return {
      label: 'Owed on cards',
      value,
      least: Math.min(0, value),
      most: reaching(whole(cards.limit), value, CARD_STEP),
      step: CARD_STEP,
      say: usd,
      set: (dollars) => ({ ...inputs, cards: { ...cards, owed: inCents(dollars) } }),
    };
  },
  emergency_fund: (inputs) => {
    const { emergency } = inputs;
    if (!emergency) return null;
    const value = whole(emergency.saved);
    return {
      label: 'Emergency savings',
      value,
      least: Math.min(0, value),
      most: reaching(whole(emergency.target), value, SAVINGS_STEP),
      step: SAVINGS_STEP,
      say: usd,
      set: (dollars) => ({ ...inputs, emergency: { ...emergency, saved: inCents(dollars) } }),
    };
  },
  investment_diversity: (inputs) => {
    const { kinds } = inputs;
    if (!kinds) return null;
    return {
      label: 'Kinds of investment accounts',
      value: Math.min(DIVERSE_KINDS, heldKinds(kinds)),
      least: 0,
      most: DIVERSE_KINDS,
      step: 1,
      say: (count) => `${count} of ${DIVERSE_KINDS}`,
      set: (count) => ({
        ...inputs,
        kinds: kinds.map((kind, at) => ({ ...kind, balance: inCents(at < count ? 1 : 0) })),
      }),
    };
  },
};

export const controlsOf = (inputs: ScoreInputs): Control[] =>
  SCORE_FACTORS.flatMap((key) => {
    const control = CONTROLS[key](inputs);
    return control ? [{ key, ...control }] : [];
  });
