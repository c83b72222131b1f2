import { monthsWithData, monthOf, referenceMonth } from '@halyard/shared-contracts/finance';
import type { Fact } from '../fact/fact';
import { joined, type Said } from '../fact/said';
import { CHAT_INSTRUCTIONS, occasion } from '../model/instructions';
import type { Circumstances, Input, Model, ToolCall } from '../model/model';
import { type Grounds, knownMonths, typedNumbers } from '../number/verify';
import { TOOLS } from '../tool/toolbox';
import type { Found, ToolWorld } from '../tool/tool';
import { distinct, type Speech, speech } from './speech';

/** Calls of the model in one turn, a repair included. */
const ROUNDS = 5;
const TOOL_ROUNDS = 4;
const REPEATS = 2;
const CALLS_PER_ROUND = 6;
const LONGEST_RESULT = 8_000;

/** The events that a turn reports while it runs. */
export interface Listener {
  onStep(label: string): void;
  onSaid(piece: Said): void;
}

/** The limits and the log that every call of a turn goes through. */
export interface Allowance {
  /** Rejects when today's limit is reached. */
  beforeCall(): Promise<void>;
  afterCall(tokens: number): Promise<void>;
}

/** How a turn ended. What was said up to then was checked. */
export type TurnEnd =
  | { readonly kind: 'answered'; readonly said: Said; readonly sources: readonly string[] }
  | { readonly kind: 'ungrounded'; readonly said: Said; readonly wrong: string }
  | { readonly kind: 'cut'; readonly said: Said; readonly error: unknown };

export interface Question {
  readonly message: string;
  /** What was said before, oldest first, as it may leave the house. */
  readonly history: readonly Input[];
}

/** What tools gave in this turn. */
interface Gathered {
  facts: Fact[];
  readonly merchants: Map<string, string>;
  readonly entries: Map<string, string>;
  readonly calls: Map<string, number>;
}

const NOTHING: Said = { text: '', spans: [] };

async function used(call: ToolCall, world: ToolWorld, listener: Listener): Promise<Found> {
  const tool = TOOLS.find(({ name }) => name === call.name);
  if (!tool) return { content: { error: 'There is no such tool.' }, facts: [] };
  try {
    const found = await tool.run(JSON.parse(call.args), world);
    listener.onStep(tool.step);
    return found;
  } catch {
    return { content: { error: 'The arguments are not valid.' }, facts: [] };
  }
}

/** Runs a tool, once for the same arguments, and stores what it found. */
async function gathered(
  call: ToolCall,
  world: ToolWorld,
  listener: Listener,
  all: Gathered,
): Promise<Input> {
  const key = `${call.name} ${call.args}`;
  const times = (all.calls.get(key) ?? 0) + 1;
  all.calls.set(key, times);
  if (times > 1) {
    return {
      callId: call.callId,
      output: '{"error":"You have this result already. Answer with it."}',
    };
  }
  const { content, facts, merchants, entries } = await used(call, world, listener);
  all.facts = distinct([...all.facts, ...facts]);
  merchants?.forEach((own, name) => all.merchants.set(name, own));
  entries?.forEach((title, marker) => all.entries.set(marker, title));
  return { callId: call.callId, output: JSON.stringify(content).slice(0, LONGEST_RESULT) };
}

function groundsOf({ message }: Question, { financialData, aliases }: ToolWorld, all: Gathered) {
  const { transactions, today } = financialData;
  const typed = typedNumbers(message);
  const months = monthsWithData(transactions);
  return (): Grounds => ({
    facts: all.facts,
    typed,
    merchants: all.merchants,
    aliases,
    months: knownMonths(all.facts, months),
    latest: referenceMonth(transactions, monthOf(today)),
  });
}

const repair = (wrong: string, said: Said): Input => ({
  role: 'user',
  content: `"${wrong}" is not a figure that a tool returned for what your sentence is about. ${
    said.text === ''
      ? 'Write the answer again.'
      : `The person has read this much: "${said.text.trim()}". Go on from there.`
  } Use only figures that tools returned, exactly as printed, each with its category, account or month.`,
});

const isLooping = ({ calls }: Gathered): boolean =>
  [...calls.values()].some((times) => times > REPEATS);

/**
 * One question through the model: it calls tools, its text is checked sentence by sentence, and a sentence that fails
 * the check is rewritten once. A failure of the provider ends the turn with the text so far.
 */
export async function modelTurn(
  question: Question,
  world: ToolWorld,
  model: Model,
  {
    listener,
    allowance,
    circumstances,
  }: {
    readonly listener: Listener;
    readonly allowance: Allowance;
    readonly circumstances: Circumstances;
  },
): Promise<TurnEnd> {
  const all: Gathered = { facts: [], merchants: new Map(), entries: new Map(), calls: new Map() };
  const grounds = groundsOf(question, world, all);
  const { today, transactions } = world.financialData;
  const instructions = `${CHAT_INSTRUCTIONS}\n${occasion(today, referenceMonth(transactions, monthOf(today)))}`;
  const input: Input[] = [...question.history, { role: 'user', content: question.message }];
  let said = NOTHING;
  let wrong: string | null = null;

  const round = async (
    withTools: boolean,
  ): Promise<{ spoken: Speech; calls: readonly ToolCall[] }> => {
    await allowance.beforeCall();
    const spoken = speech(grounds, question.message, (text) => {
      const piece = /\S$/.test(said.text) ? joined([' ', text], '') : text;
      said = joined([said, piece], '');
      listener.onSaid(piece);
    });
    const reply = await model.talk(
      input,
      { instructions, tools: withTools ? TOOLS : [] },
      { ...circumstances, onText: (text) => spoken.hear(text) },
    );
    await allowance.afterCall(reply.tokens);
    input.push(...reply.output);
    return { spoken, calls: reply.calls };
  };

  try {
    for (let number = 1; number <= ROUNDS; number += 1) {
      const { spoken, calls } = await round(number <= TOOL_ROUNDS);
      if (calls.length > 0) {
        for (const call of calls.slice(0, CALLS_PER_ROUND)) {
          input.push(await gathered(call, world, listener, all));
        }
        if (isLooping(all) || calls.length > CALLS_PER_ROUND) {
          return { kind: 'ungrounded', said, wrong: 'the same call again and again' };
        }
        continue;
      }
      spoken.end();
      if (spoken.wrong === null && said.text.trim() !== '') {
        const sources = [...spoken.used].flatMap((marker) => all.entries.get(marker) ?? []);
        return { kind: 'answered', said, sources };
      }
      if (wrong !== null) return { kind: 'ungrounded', said, wrong };
      wrong = spoken.wrong ?? 'an empty answer';
      input.push(repair(wrong, said));
    }
    return { kind: 'ungrounded', said, wrong: wrong ?? 'no end' };
  } catch (error) {
    return { kind: 'cut', said, error };
  }
}
