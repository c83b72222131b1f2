import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Provider, startProvider } from '../testing/provider';
import { TOOLS } from '../tool/toolbox';
import { openAiModel } from './openai-model';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const model = (callMs?: number, name = 'gpt-4o-mini') =>
  openAiModel({ apiKey: 'sk-test', baseUrl: provider.url, model: name }, callMs);

const circumstances = (signal = new AbortController().signal) => {
  const heard: string[] = [];
  return {
    heard,
    personCode: 'c0de',
    signal,
    onSent: () => {},
    onText: (text: string) => void heard.push(text),
  };
};

const hello = [{ role: 'user', content: 'Hello' }] as const;
const setting = { instructions: 'Be brief.', tools: TOOLS };

it('tells text as it comes', async () => {
  provider.script(() => ({ content: 'One piece after another.' }));
  const own = circumstances();
  const { calls, tokens } = await model().talk(hello, setting, own);
  expect(own.heard.join('')).toBe('One piece after another.');
  expect(own.heard.length).toBeGreaterThan(1);
  expect(calls).toEqual([]);
  expect(tokens).toBeGreaterThanOrEqual(0);
});

it('gives calls of tools back, to be told again with their results', async () => {
  provider.script(() => ({ toolCalls: [{ name: 'net_worth', arguments: '{}' }] }));
  const { calls, output } = await model().talk(hello, setting, circumstances());
  expect(calls).toEqual([{ callId: expect.any(String), name: 'net_worth', args: '{}' }]);
  const [call] = calls;
  await model().talk(
    [...hello, ...output, { callId: call!.callId, output: '{}' }],
    setting,
    circumstances(),
  );
  const { input } = JSON.parse(provider.bodies.at(-1)!);
  expect(input.map(({ type, role }: { type?: string; role?: string }) => type ?? role)).toEqual([
    'user',
    'function_call',
    'function_call_output',
  ]);
});

it('asks models that think for what they thought, and no other one', async () => {
  await model(undefined, 'gpt-5-mini').talk(hello, setting, circumstances());
  await model().talk(hello, setting, circumstances());
  const [thinks, other] = provider.bodies.map((body) => JSON.parse(body).include);
  expect([thinks, other]).toEqual([['reasoning.encrypted_content'], undefined]);
});

it('follows the provider to no other address, where its key and the question would go', async () => {
  const listening = async (answer: RequestListener) => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const close = () => {
      server.closeAllConnections();
      server.close();
    };
    return { url: `http://127.0.0.1:${port}/v1`, close };
  };
  const heard: string[] = [];
  const elsewhere = await listening((request, reply) => {
    heard.push(request.url ?? '');
    reply.end();
  });
  const astray = await listening((_, reply) =>
    reply.writeHead(307, { location: elsewhere.url }).end(),
  );
  const config = { apiKey: 'sk-test', baseUrl: astray.url, model: 'gpt-4o-mini' };
  const talk = openAiModel(config).talk(hello, setting, circumstances());
  const failed = await talk.then(
    () => false,
    () => true,
  );
  astray.close();
  elsewhere.close();
  expect([failed, heard]).toEqual([true, []]);
});

it('gives up when an answer takes too long', async () => {
  provider.fail('hang');
  await expect(model(150).talk(hello, setting, circumstances())).rejects.toThrow(/abort|time/i);
});

describe('an answer that stands still', () => {
  setFlagsFromString('--expose-gc');
  const tidyMemory: () => void = runInNewContext('gc');
  const heardThenTidied = (signal?: AbortSignal) => ({
    ...circumstances(signal),
    onText: () => setTimeout(tidyMemory, 20),
  });

  it('is given up in time, though memory was tidied meanwhile', async () => {
    provider.fail('stall');
    const talk = model(400).talk(hello, setting, heardThenTidied());
    await expect(talk).rejects.toThrow('the answer was cut');
  });

  it('can be stopped, though memory was tidied meanwhile', async () => {
    provider.fail('stall');
    const controller = new AbortController();
    const talk = model().talk(hello, setting, heardThenTidied(controller.signal));
    setTimeout(() => controller.abort(), 400);
    await expect(talk).rejects.toThrow('the answer was cut');
  });
});

it.each(['before it began', 'while it runs'])('ends a call that was stopped %s', async (when) => {
  provider.fail('hang');
  const controller = new AbortController();
  if (when === 'before it began') controller.abort();
  const talk = model().talk(hello, setting, circumstances(controller.signal));
  setTimeout(() => controller.abort(), 30);
  await expect(talk).rejects.toThrow(/abort/i);
});

it('rejects when the answer is cut', async () => {
  provider.script(() => ({ content: 'This one ends before it is over, in the middle of a word.' }));
  provider.fail('cut');
  const own = circumstances();
  await expect(model().talk(hello, setting, own)).rejects.toThrow(/terminated|cut|closed/i);
  expect(own.heard.join('')).not.toBe('');
});
