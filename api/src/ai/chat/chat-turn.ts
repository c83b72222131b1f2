import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps';
import type { CircuitBreaker } from '../limit/circuit-breaker';
import type { Model } from '../model/model';
import type { StoredMessage } from './history';

export interface Answering extends Deps {
  readonly model: Model | null;
  readonly breaker: CircuitBreaker;
  readonly log: FastifyBaseLogger;
}

export interface ChatTurn {
  readonly userId: string;
  readonly financialData: FinancialData;
  readonly message: string;
  /** The messages are in order from old to new. */
  readonly history: readonly StoredMessage[];
  /** The signal aborts when the user stops waiting. */
  readonly signal: AbortSignal;
  readonly onStep: (label: string) => void;
}
