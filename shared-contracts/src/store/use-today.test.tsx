import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { isoDate, type IsoDate } from '../finance';
import { useToday } from './use-today';

const Today = () => <p>Today is {useToday()}.</p>;

//
test.each([
  ['own', '2031-02-03'],
  ['sample', '2025-06-30'],
] as const)('figures of the source %s stand for %s', async (source, day) => {
  const backend = fakeBackend({ ...financialData({}), source });
  renderScreen(<Today />, { backend, now: new Date(2031, 1, 3, 12) });
  expect(await screen.findByText(`Today is ${day}.`)).toBeInTheDocument();
});

//
test('an open page shows the new day and reads the figures again at midnight', async () => {
  const backend = fakeBackend(financialData({}));
  const listeners: ((day: IsoDate) => void)[] = [];
  const clock = new Date(2031, 1, 3, 23, 59);
  renderScreen(<Today />, {
    backend,
    now: clock,
    followDay: (onDay) => {
      listeners.push(onDay);
      return () => undefined;
    },
  });
  expect(await screen.findByText('Today is 2031-02-03.')).toBeInTheDocument();
  const reads = () => backend.calls.filter((call) => call === 'GET /api/finance/accounts').length;
  const before = reads();
  clock.setHours(24);
  act(() => listeners.forEach((onDay) => onDay(isoDate('2031-02-04'))));
  expect(await screen.findByText('Today is 2031-02-04.')).toBeInTheDocument();
  expect(reads()).toBe(before + 1);
});

//
test('a page that is first drawn just before midnight shows the new day', async () => {
  const clock = new Date(2031, 1, 3, 23, 59, 59);
  const Midnight = () => {
    useLayoutEffect(() => void clock.setHours(24, 0, 0), []);
    return <Today />;
  };
  renderScreen(<Midnight />, { backend: fakeBackend(financialData({})), now: clock });
  expect(await screen.findByText('Today is 2031-02-04.')).toBeInTheDocument();
});
