import fc from 'fast-check';
import { addDays, isoDate, type IsoDate } from '../finance/civil-date';
import type { Category } from '../finance/category';
import type { Account, Liability, Transaction } from '../finance/entities';
import { cents } from '../money';
import { account, liability, transaction } from './builders';
import {
  BETWEEN_BANKS,
  CARD_PAYMENTS,
  KIND_TEXTS,
  STRANGE_IN,
  STRANGE_OUT,
  type TransferTexts,
  WITHIN_ONE_BANK,
} from './transfer-texts';

/** `rows` are in two accounts, and `pairs` are the real transfers between them. */
export interface TransferHistory {
  readonly owned: readonly (Account | Liability)[];
  readonly rows: readonly Transaction[];
  /** Each pair has the ids of both sides, as "out in". */
  readonly pairs: ReadonlySet<string>;
}

type Kind = keyof typeof KIND_TEXTS;

interface Owned {
  readonly kind: Kind;
  readonly bank: string;
  readonly entity: Account | Liability;
}

interface Dice {
  readonly next: (below: number) => number;
}

const START = isoDate('2025-01-06');
const DAYS = 170;
const BANKS = ['Chase', 'Wells Fargo', 'Ally Bank', 'Capital One', 'Marcus', 'Discover'] as const;

const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice.next(from.length)]!;
const chance = (dice: Dice, percent: number): boolean => dice.next(100) < percent;

class Writer {
  readonly rows: Transaction[] = [];
  readonly pairs = new Set<string>();
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  row(owned: Owned, date: IsoDate, amount: number, text: string, category: Category): string {
    const id = `row-${this.rows.length}`;
    const { id: accountId } = owned.entity;
    const name = text.replace('{ref}', this.reference());
    this.rows.push(
      transaction({ id, accountId, date, amount: cents(amount), name, merchant: name, category }),
    );
    return id;
  }

  reference(): string {
    return String(10_000_000 + this.#dice.next(90_000_000));
  }

  transfer(from: Owned, to: Owned, sent: IsoDate, amount: number, arrived = this.arrival(sent)) {
    const texts = this.#texts(from, to);
    const category = () => this.#bankCategory();
    const out = this.row(from, sent, -amount, texts.out, category());
    const arriving = this.row(to, arrived, amount, texts.in, category());
    this.pairs.add(`${out} ${arriving}`);
  }

  /** Within one bank, money arrives at once. Between banks, it takes up to three days and skips weekends. */
  arrival(sent: IsoDate): IsoDate {
    const arrived = addDays(sent, this.#dice.next(4));
    const weekday = new Date(`${arrived}T00:00:00Z`).getUTCDay();
    return addDays(arrived, { 6: 2, 0: 1 }[weekday] ?? 0);
  }

  #texts(from: Owned, to: Owned): TransferTexts {
    const dice = this.#dice;
    const { out, in: arriving } = pick(dice, textsBetween(from, to));
    const words: Readonly<Record<string, string>> = {
      '{to}': to.entity.mask ?? '',
      '{from}': from.entity.mask ?? '',
      '{TO}': pick(dice, KIND_TEXTS[to.kind]),
      '{FROM}': pick(dice, KIND_TEXTS[from.kind]),
      '{toBank}': to.bank,
      '{fromBank}': from.bank,
      '{ref}': this.reference(),
    };
    const written = (text: string) => text.replaceAll(/\{\w+\}/g, (word) => words[word] ?? word);
    return { out: written(out), in: written(arriving) };
  }

  /** A bank gives most transfers the right category, and some any other. */
  #bankCategory(): Category {
    if (chance(this.#dice, 80)) return 'Transfer';
    return pick<Category>(this.#dice, ['Other', 'Other', 'Savings', 'Income', 'Shopping']);
  }
}

function textsBetween(from: Owned, to: Owned): readonly TransferTexts[] {
  if (to.kind === 'card') return CARD_PAYMENTS;
  return from.bank === to.bank ? WITHIN_ONE_BANK : BETWEEN_BANKS;
}

const MERCHANTS: readonly (readonly [string, Category])[] = [
  ['AMZN Mktp US', 'Shopping'],
  ['TARGET 00012', 'Shopping'],
  ['DELTA AIR LINES', 'Travel'],
  ['SAFEWAY #0042', 'Groceries'],
  ['BLUE BOTTLE COFFEE', 'Dining Out'],
  ['ZORBO LLC', 'Other'],
];

const ROUND = [50_00, 100_00, 200_00, 250_00, 500_00, 1_000_00, 1_500_00] as const;

interface Scene {
  readonly dice: Dice;
  readonly writer: Writer;
  readonly main: Owned;
  readonly second: Owned;
  /** Only this scene uses the ten days from this one on. */
  readonly day: IsoDate;
}

const anyAmount = ({ dice }: Scene): number =>
  chance(dice, 70) ? pick(dice, ROUND) : 10_00 + dice.next(2_000_00);

/** Each scene is a case with its own difficulty. */
const SCENES: readonly ((scene: Scene) => void)[] = [
  function plainTransfer(scene) {
    const { writer, main, second, day } = scene;
    writer.transfer(main, second, day, anyAmount(scene));
  },
  function transferBack(scene) {
    const { writer, main, second, day } = scene;
    if (second.kind !== 'card') writer.transfer(second, main, day, anyAmount(scene));
  },
  function rentOfTheSameAmount(scene) {
    const { writer, main, second, day } = scene;
    const amount = anyAmount(scene);
    writer.row(main, day, -amount, 'GREENVIEW APARTMENTS WEB PMTS', 'Rent');
    writer.transfer(main, second, day, amount);
  },
  function refundIntoTheOtherAccount({ dice, writer, main, second, day }) {
    const [merchant, category] = pick(dice, MERCHANTS);
    const amount = 5_00 + dice.next(200_00);
    writer.row(second, day, -amount, merchant, category);
    writer.row(main, addDays(day, dice.next(5)), amount, merchant, category);
  },
  function refundBesideTransfer(scene) {
    const { writer, main, second, day } = scene;
    const amount = pick(scene.dice, ROUND);
    writer.row(main, day, -amount, 'TARGET 00012', 'Shopping');
    writer.row(main, addDays(day, 2), amount, 'TARGET 00012', 'Shopping');
    writer.transfer(main, second, addDays(day, 1), amount);
  },
  function reversed(scene) {
    const { writer, main, second, day } = scene;
    const amount = anyAmount(scene);
    if (second.kind === 'card') return;
    writer.transfer(main, second, day, amount, day);
    writer.transfer(second, main, addDays(day, 2), amount, addDays(day, 2));
  },
  function returnedToItsOwnAccount(scene) {
    const { writer, main, day } = scene;
    const amount = anyAmount(scene);
    writer.row(main, day, -amount, 'Online transfer {ref}', 'Transfer');
    writer.row(main, addDays(day, 1), amount, 'Online transfer returned {ref}', 'Transfer');
  },
  function strangersOfTheSameAmount(scene) {
    const { dice, writer, main, second, day } = scene;
    const amount = pick(dice, ROUND);
    writer.row(main, day, -amount, pick(dice, STRANGE_OUT), 'Transfer');
    writer.row(second, addDays(day, dice.next(4)), amount, pick(dice, STRANGE_IN), 'Transfer');
  },
  function strangerBesideTransfer(scene) {
    const { dice, writer, main, second, day } = scene;
    const amount = pick(dice, ROUND);
    writer.row(main, addDays(day, dice.next(3)), -amount, pick(dice, STRANGE_OUT), 'Transfer');
    writer.transfer(main, second, day, amount);
  },
  function purchaseBesideDeposit(scene) {
    const { dice, writer, main, second, day } = scene;
    const [merchant, category] = pick(dice, MERCHANTS);
    const amount = pick(dice, ROUND);
    writer.row(main, day, -amount, merchant, category);
    writer.row(second, addDays(day, dice.next(4)), amount, pick(dice, STRANGE_IN), 'Transfer');
  },
  function salaryBesidePurchase({ dice, writer, main, second, day }) {
    const amount = pick(dice, ROUND);
    writer.row(main, day, amount, 'ACME CORP PAYROLL PPD ID: 9{ref}', 'Salary');
    writer.row(second, addDays(day, dice.next(3)), -amount, 'DELTA AIR LINES', 'Travel');
  },
  function twiceTheSame(scene) {
    const { writer, main, second, day } = scene;
    const amount = pick(scene.dice, ROUND);
    writer.transfer(main, second, day, amount, day);
    writer.transfer(main, second, addDays(day, 2), amount, addDays(day, 2));
  },
  function delayedToTheLimit(scene) {
    const { writer, main, second, day } = scene;
    writer.transfer(main, second, day, anyAmount(scene), addDays(day, 5));
  },
];

const SCENE_DAYS = 12;
const SCENES_PER_HISTORY = Math.floor(DAYS / SCENE_DAYS);

function ownedBy(dice: Dice): readonly [Owned, Owned] {
  const bank = pick(dice, BANKS);
  const otherBank = chance(dice, 50) ? bank : pick(dice, BANKS);
  const kind = pick<Kind>(dice, ['savings', 'savings', 'card', 'brokerage', 'checking']);
  const name = { savings: 'Savings', card: 'Card', brokerage: 'Brokerage', checking: 'Checking' };
  const facts = { id: 'second', name: `Everyday ${name[kind]}`, institution: otherBank };
  const main = account({ id: 'main', name: 'Total Checking', institution: bank, mask: '1204' });
  const second =
    kind === 'card'
      ? liability({ ...facts, mask: '8831' })
      : account({ ...facts, type: kind, mask: '8831' });
  return [
    { kind: 'checking', bank, entity: main },
    { kind, bank: otherBank, entity: second },
  ];
}

function historyOf(dice: Dice): TransferHistory {
  const [main, second] = ownedBy(dice);
  const writer = new Writer(dice);
  for (let at = 0; at < SCENES_PER_HISTORY; at += 1) {
    const day = addDays(START, at * SCENE_DAYS + dice.next(2));
    pick(dice, SCENES)({ dice, writer, main, second, day });
  }
  const rows = writer.rows.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return { owned: [main.entity, second.entity], rows, pairs: writer.pairs };
}

/** A history is half a year in two accounts, with a difficulty in almost every scene. */
export const transferHistories: fc.Arbitrary<TransferHistory> = fc
  .infiniteStream(fc.noBias(fc.nat({ max: 2 ** 30 })))
  .map((numbers) => historyOf({ next: (below) => numbers.next().value! % below }));
