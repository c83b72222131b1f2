import { demoHousehold } from '../demo';
import { financeAnswer, type FinanceQuery, isFinanceResource } from '../wire';

/** Nobody scheduled anything for the sample household. */
const OTHERS: Readonly<Record<string, object>> = { scheduled: { scheduled: [] } };

export function sampleAnswer(resource: string, query?: FinanceQuery): object | null {
  return isFinanceResource(resource)
    ? financeAnswer(resource, demoHousehold(), query)
    : (OTHERS[resource] ?? null);
}
