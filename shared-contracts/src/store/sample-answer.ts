import { demoHousehold } from '../demo';
import { financeAnswer, type FinanceQuery, isFinanceResource } from '../wire';

/** The sample household's answer for a resource of the data service; null where it has no such resource. */
export function sampleAnswer(resource: string, query?: FinanceQuery): object | null {
  return isFinanceResource(resource) ? financeAnswer(resource, demoHousehold(), query) : null;
}
