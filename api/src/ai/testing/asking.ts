import type { FinancialData } from '@halyard/shared-contracts/finance';
import pino from 'pino';
import { readConfig } from '../../config/config';
import { openTestDatabase } from '../../testing/test-database';
import { answerQuestion } from '../chat/answer-question';
import type { NewMessage, StoredMessage } from '../chat/history';
import { recordConsent } from '../../db/consents';
import { createTenant } from '../../identity/accounts';
import { circuitBreaker } from '../limit/circuit-breaker';
import { openAiModel } from '../model/openai-model';
import { type Provider, startProvider } from './provider';

const NOW = new Date('2025-06-30T16:00:00Z');
const ANN = 'ann';
const KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`;

/** Asks questions about any data through the real SDK, but without the API. */
export interface TestAssistant {
  readonly provider: Provider;
  ask(
    financialData: FinancialData,
    message: string,
    history?: readonly StoredMessage[],
  ): Promise<NewMessage>;
  close(): Promise<void>;
}

/** Starts a provider behind its recorder or at the given address, and resets the daily limit for each question. */
export async function startAsking(
  address: (provider: Provider) => string = ({ url }) => url,
): Promise<TestAssistant> {
  const provider = await startProvider();
  const db = await openTestDatabase();
  const config = readConfig({ TOKEN_KEYS: KEYS });
  const model = openAiModel({
    apiKey: 'sk-test',
    baseUrl: address(provider),
    model: 'gpt-4o-mini',
  });
  const log = pino({ level: 'silent' });
  await createTenant(db, NOW, ANN);
  await recordConsent(db, ANN, true, NOW);
  return {
    provider,
    ask: async (financialData, message, history = []) => {
      await db.deleteFrom('ai_usage').execute();
      const { signal } = new AbortController();
      const answered = await answerQuestion(
        { config, db, clock: () => NOW, model, breaker: circuitBreaker(), log },
        { userId: ANN, financialData, message, history, signal, onStep: () => {} },
      );
      return answered.message;
    },
    close: async () => {
      await db.destroy();
      await provider.close();
    },
  };
}
