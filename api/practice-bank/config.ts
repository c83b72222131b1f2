import * as v from 'valibot';
import type { HistoryPace } from './bank/advance';

interface Config {
  readonly port: number;
  readonly personasDir: string | undefined;
  readonly stateFile: string | undefined;
  readonly history: HistoryPace;
  readonly controlToken: string | undefined;
  readonly rateLimits: boolean;
}

const port = v.pipe(
  v.string(),
  v.transform(Number),
  v.integer('PRACTICE_BANK_PORT is not a port number.'),
  v.minValue(0, 'PRACTICE_BANK_PORT is not a port number.'),
  v.maxValue(65_535, 'PRACTICE_BANK_PORT is not a port number.'),
);

const schema = v.object({
  PRACTICE_BANK_PORT: v.optional(port, '5002'),
  PRACTICE_PERSONAS_DIR: v.optional(v.string()),
  PRACTICE_BANK_STATE: v.optional(v.string()),
  PRACTICE_BANK_HISTORY: v.optional(
    v.picklist(['at-once', 'two-waves'], 'PRACTICE_BANK_HISTORY is neither at-once nor two-waves.'),
    'at-once',
  ),
  PRACTICE_BANK_CONTROL_TOKEN: v.optional(v.string()),
  PRACTICE_BANK_RATE_LIMITS: v.optional(v.string()),
});

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const result = v.safeParse(schema, env);
  if (!result.success) throw new Error(result.issues[0].message);
  return {
    port: result.output.PRACTICE_BANK_PORT,
    personasDir: result.output.PRACTICE_PERSONAS_DIR,
    stateFile: result.output.PRACTICE_BANK_STATE,
    history: result.output.PRACTICE_BANK_HISTORY,
    controlToken: result.output.PRACTICE_BANK_CONTROL_TOKEN,
    rateLimits: result.output.PRACTICE_BANK_RATE_LIMITS === '1',
  };
}
