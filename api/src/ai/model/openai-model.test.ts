import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Provider, queryOf, reading, startProvider } from '../testing/provider';
import { openAiModel } from './openai-model';
import { ASK } from './reading';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const model = (callMs?: number, name = 'gpt-4o-mini') =>
  openAiModel({ apiKey: 'sk-test', baseUrl: provider.url, model: name }, callMs);

const circumstances = (signal = new AbortController().signal) => ({
  personCode: 'c0de',
  signal,
  onSent: () => {},
});

const setting = { instructions: 'Be brief.', fill: ASK };

it('returns the arguments of the function, and drops what else a model writes', async () => {
  provider.script(reading(queryOf('cash')));
  const { args, tokens } = await model().fill('Hello', setting, circumstances());
  expect(JSON.parse(args ?? '')).toEqual({ queries: [queryOf('cash')], term: null });
  expect(tokens).toBeGreaterThanOrEqual(0);
  provider.script(() => ({ content: 'You are rich.' }));
  expect((await model().fill('Hello', setting, circumstances())).args).toBeNull();
});

it('asks only reasoning models to reason briefly', async () => {
  await model(undefined, 'gpt-5-mini').fill('Hello', setting, circumstances());
  await model().fill('Hello', setting, circumstances());
  const [thinks, other] = provider.bodies.map((body) => JSON.parse(body).reasoning);
  expect([thinks, other]).toEqual([{ effort: 'low' }, undefined]);
});

it('follows no redirect, which would send the key and the question elsewhere', async () => {
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
  const talk = openAiModel(config).fill('Hello', setting, circumstances());
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
  await expect(model(150).fill('Hello', setting, circumstances())).rejects.toThrow(/abort|time/i);
});

describe('a reply that stalls', () => {
  setFlagsFromString('--expose-gc');
  const tidyMemory: () => void = runInNewContext('gc');

  it('is given up in time or can be stopped, even after a garbage collection', async () => {
    provider.fail('stall');
    const controller = new AbortController();
    const late = model(400).fill('Hello', setting, circumstances());
    const stopped = model().fill('Hello', setting, circumstances(controller.signal));
    setTimeout(tidyMemory, 100);
    setTimeout(() => controller.abort(), 400);
    await Promise.all([
      expect(late).rejects.toThrow(/abort|time|cut/i),
      expect(stopped).rejects.toThrow(/abort|cut/i),
    ]);
  });
});

it.each(['before it began', 'while it runs'])('ends a call that was stopped %s', async (when) => {
  provider.fail('hang');
  const controller = new AbortController();
  if (when === 'before it began') controller.abort();
  const talk = model().fill('Hello', setting, circumstances(controller.signal));
  setTimeout(() => controller.abort(), 30);
  await expect(talk).rejects.toThrow(/abort/i);
});

it('rejects when the reply is cut', async () => {
  provider.script(reading(queryOf('cash')));
  provider.fail('cut');
  const reply = model().fill('Hello', setting, circumstances());
  await expect(reply).rejects.toThrow(/terminated|cut|closed|JSON|connection/i);
});
