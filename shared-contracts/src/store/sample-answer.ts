import { demoHousehold } from '../demo';
import { financeAnswer, type FinanceQuery, isFinanceResource } from '../wire';

export function sampleAnswer(resource: string, query?: FinanceQuery): object | null {
  return isFinanceResource(resource) ? financeAnswer(resource, demoHousehold(), query) : null;
}
