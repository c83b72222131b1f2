import type { FinancialData } from '@halyard/shared-contracts/finance';
import type * as v from 'valibot';
import type { Db } from '../../db/database';
import type { Fact } from '../fact/fact';
import type { Aliases } from '../privacy/aliases';
import type { Redactor } from '../privacy/redactor';

/** What a tool may read: one person's household, and the knowledge base. There is no way to name another person. */
export interface ToolWorld {
  readonly financialData: FinancialData;
  readonly aliases: Aliases;
  readonly redact: Redactor;
  readonly db: Db;
}

/** What a tool found: JSON for the model, the facts its figures are, and names that stand in it. */
export interface Found {
  readonly content: object;
  readonly facts: readonly Fact[];
  /** Merchants as the content has them, with their own names. */
  readonly merchants?: ReadonlyMap<string, string>;
  /** Knowledge entries: marker to title. */
  readonly entries?: ReadonlyMap<string, string>;
}

/** A read-only tool of the chat. Its arguments hold no person, no id and no address. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** What the user sees while it runs. */
  readonly step: string;
  readonly input: v.GenericSchema;
  run(args: unknown, world: ToolWorld): Promise<Found>;
}

/** A tool whose arguments are checked before it runs; a wrong or unknown argument rejects with a `ValiError`. */
export function tool<Input extends v.GenericSchema>(
  spec: Pick<Tool, 'name' | 'description' | 'step'> & {
    readonly input: Input;
    readonly parse: (args: unknown) => v.InferOutput<Input>;
    readonly read: (args: v.InferOutput<Input>, world: ToolWorld) => Found | Promise<Found>;
  },
): Tool {
  const { parse, read, ...rest } = spec;
  return { ...rest, run: async (args, world) => read(parse(args), world) };
}
