import { civilDay, type FinancialData, type IsoDate } from '@halyard/shared-contracts/finance';
import fp from 'fastify-plugin';
import type { Deps } from '../../deps';
import type { Person } from '../../identity/person';
import type { App } from '../../platform/valibot';
import { zoneFor } from '../today';
import { cachedFinancialData } from './financial-data';
import type { TransactionList } from './transaction-list';

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything that a user sees today is cached until the data changes. */
    financialDataOf(userId: string): Promise<FinancialData>;
    listOf(userId: string): Promise<TransactionList>;
    /** The day depends on the user's time zone. */
    today(person: Pick<Person, 'timeZone'>): IsoDate;
  }
}

const MINUTE_MS = 60_000;

/** Caches days for a minute, because the calendar of a zone is slow to read. */
function dayIn({ clock }: Deps): (zone: string) => IsoDate {
  const days = new Map<string, IsoDate>();
  let minute = NaN;
  return (zone) => {
    const now = clock();
    const current = Math.floor(now.getTime() / MINUTE_MS);
    if (current !== minute) days.clear();
    minute = current;
    const day = days.get(zone) ?? civilDay(now, zone);
    days.set(zone, day);
    return day;
  };
}

async function financialData(app: App, deps: Deps): Promise<void> {
  const dayOf = dayIn(deps);
  const today = (person: Pick<Person, 'timeZone'>) => dayOf(zoneFor(person, deps.config));
  const cached = cachedFinancialData(deps.db, (timeZone) => today({ timeZone }));
  app.decorate('listOf', cached.listOf);
  app.decorate('financialDataOf', cached.financialDataOf);
  app.decorate('today', today);
}

export const financialDataPlugin = fp(financialData, {
  name: 'financial-data',
  dependencies: ['identity'],
});
