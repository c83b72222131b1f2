import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownFolder } from '../testing/personas';
import { loadPersonas, parsePersona } from './persona';
import { shiftToToday } from './shift';

const withRow = (row: object) => ({ override_accounts: [{ transactions: [row] }] });

describe('a persona file', () => {
  it('has a readable title', () => {
    expect(loadPersonas(ownFolder).map((one) => one.title)).toEqual([
      'Family homeowners',
      'Freelance designer',
      'Gig worker',
      'Joint account couple',
      'Parents with refunds',
      'Renter couple',
      'Retiree',
      'Widow on social security',
    ]);
  });

  it('describes a family that skipped a mortgage payment and received refunds', () => {
    const persona = loadPersonas(ownFolder).find(({ id }) => id === 'parents-with-refunds');
    const rows = (persona?.user.override_accounts ?? []).flatMap((one) => one.transactions ?? []);
    const monthsOf = (text: string) =>
      rows
        .filter(({ description }) => description?.includes(text))
        .map(({ date_posted }) => date_posted?.slice(0, 7));
    expect(monthsOf('MORTGAGE')).toEqual(['2026-11', '2026-10', '2026-09', '2026-07', '2026-06']);
    expect(monthsOf('REFUND').length).toBe(4);
    expect(monthsOf('REIMB').length).toBe(5);
  });

  it.each([
    ['not JSON', '{', 'Persona mia cannot be loaded: it is not valid JSON.'],
    ['a list', '[]', 'Persona mia cannot be loaded: the file is not an object.'],
    [
      'accounts that are no list',
      { override_accounts: {} },
      'Persona mia cannot be loaded: override_accounts is not a list.',
    ],
    [
      'an unknown account type',
      { override_accounts: [{ type: 'bank' }] },
      'Persona mia cannot be loaded: override_accounts.0.type is not an account type.',
    ],
    [
      'an amount in words',
      withRow({ amount: 'ten' }),
      'Persona mia cannot be loaded: override_accounts.0.transactions.0.amount is not a number.',
    ],
    [
      'a day that is not in the calendar',
      withRow({ date_posted: '2026-02-30' }),
      'Persona mia cannot be loaded: override_accounts.0.transactions.0.date_posted is not a calendar day (YYYY-MM-DD).',
    ],
  ])('with %s is refused in one plain sentence', (_, file, sentence) => {
    expect(() =>
      parsePersona('mia', typeof file === 'string' ? file : JSON.stringify(file)),
    ).toThrow(sentence);
  });

  it('is named in the error of its folder, and so is a missing folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'personas-'));
    writeFileSync(join(folder, 'broken.json'), '{');
    expect(() => loadPersonas(folder)).toThrow('Persona broken cannot be loaded');
    expect(() => loadPersonas(join(folder, 'none'))).toThrow('cannot be read');
  });
});

describe('shifting a persona to today', () => {
  const dates = (user: object, today: string) =>
    shiftToToday(parsePersona('mia', JSON.stringify(user)).user, today).override_accounts?.flatMap(
      (account) =>
        (account.transactions ?? []).map((row) => `${row.date_transacted} ${row.date_posted}`),
    );
  const rows = {
    override_accounts: [
      { transactions: [{ date_transacted: '2026-08-21', date_posted: '2026-08-22' }] },
      { transactions: [{ date_transacted: '2026-07-01', date_posted: '2026-07-01' }] },
    ],
  };

  it.each([
    ['forward', '2026-11-20', ['2026-11-19 2026-11-20', '2026-09-29 2026-09-29']],
    ['back', '2026-03-01', ['2026-02-28 2026-03-01', '2026-01-08 2026-01-08']],
    ['not at all', '2026-08-22', ['2026-08-21 2026-08-22', '2026-07-01 2026-07-01']],
  ])('moves every date %s by the same number of days', (_, today, expected) => {
    expect(dates(rows, today)).toEqual(expected);
  });

  it('uses as_of as the last day if the file has it', () => {
    expect(dates({ ...rows, as_of: '2026-08-21' }, '2026-11-20')?.[0]).toBe(
      '2026-11-20 2026-11-21',
    );
  });

  it('does not move the dates of a loan', () => {
    const loan = {
      override_accounts: [{ liability: { type: 'student', origination_date: '2022-01-01' } }],
    };
    const [account] =
      shiftToToday(parsePersona('mia', JSON.stringify(loan)).user, '2026-11-20')
        .override_accounts ?? [];
    expect(account?.liability?.origination_date).toBe('2022-01-01');
  });
});
