import { demoHousehold } from '../demo';
import { financeAnswer, type FinanceQuery, isFinanceResource } from '../wire';

const OTHERS: Readonly<Record<string, object>> = { scheduled: { scheduled: [] } };

export function sampleAnswer(resource: string, query?: FinanceQuery): object | null {
  return isFinanceResource(resource)
    ? financeAnswer(resource, demoHousehold(), query)
    : (OTHERS[resource] ?? null);
}
