import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ChatCard } from './chat-card';

const SEND = 'POST /api/ai/chat';
const aiStatus = (consent: boolean | null) => ({
  success: true,
  configured: true,
  features: { insights: true, chat: true, transaction_analysis: true },
  consent,
});
const answer = (part: object = {}) => ({
  id: 'm-1',
  type: 'ai',
  content: 'You spent $5.00.',
  timestamp: '2025-06-30T10:00:00Z',
  figures: [{ at: 10, text: '$5.00', href: '/transactions?date=month' }],
  origin: 'model',
  ...part,
});

/** An answer whose events a test sends one by one. */
function streamed() {
  const encoder = new TextEncoder();
  let out: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      out = controller;
    },
  });
  return {
    response: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    tell: (event: object) =>
      out.enqueue(encoder.encode(`: beat\n\ndata: ${JSON.stringify(event)}\n\n`)),
    end: () => out.close(),
    break: () => out.error(new TypeError('terminated')),
  };
}

const open = (handlers: object = {}) => {
  const backend = fakeBackend(financialData(), {
    'GET /api/ai/status': aiStatus(true),
    'GET /api/ai/chat/history': { messages: [] },
    ...handlers,
  });
  return { backend, ...renderScreen(<ChatCard />, { backend }) };
};
const ask = async (user: ReturnType<typeof open>['user'], text = 'How much?') =>
  user.type(await screen.findByRole('textbox', { name: 'Your question' }), `${text}{Enter}`);
const log = () => screen.getByRole('log');

describe('a streamed answer', () => {
  it('shows steps and sentences as they come, and the whole answer at the end', async () => {
    const stream = streamed();
    const { user, location } = open({ [SEND]: () => stream.response() });
    await ask(user);
    stream.tell({ kind: 'step', label: 'Adding up your spending' });
    expect(await screen.findByText('Adding up your spending')).toBeVisible();
    stream.tell({ kind: 'text', text: 'Hm. ', figures: [] });
    stream.tell({
      kind: 'text',
      text: 'It is $5.00.',
      figures: [{ at: 6, text: '$5.00', href: '/budget' }],
    });
    expect(await screen.findByRole('link', { name: '$5.00' })).toHaveAttribute('href', '/budget');
    expect(log()).toHaveTextContent('Hm. It is $5.00.');
    stream.tell({ kind: 'done', response: answer() });
    stream.end();
    await waitFor(() => expect(log()).not.toHaveTextContent('Hm.'));
    await user.click(screen.getByRole('link', { name: '$5.00' }));
    expect(location()).toBe('/transactions?date=month');
    expect(screen.queryByText(/Thinking/)).toBeNull();
  });

  it.each([
    ['the stream ends', 'end' as const],
    ['the line breaks', 'break' as const],
  ])('keeps what was said when %s early, marked, and asks again on request', async (_, how) => {
    const stream = streamed();
    const { user, backend } = open({ [SEND]: () => stream.response() });
    await ask(user);
    stream.tell({ kind: 'text', text: 'You are doing fine. ', figures: [] });
    expect(await screen.findByText('You are doing fine.')).toBeVisible();
    stream[how]();
    expect(await screen.findByText('interrupted')).toBeVisible();
    backend.on(SEND, { response: answer() });
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByRole('link', { name: '$5.00' })).toBeVisible();
    expect(log()).toHaveTextContent('You are doing fine.');
  });

  it('stops on request and keeps what was said', async () => {
    const stream = streamed();
    const { user } = open({ [SEND]: () => stream.response() });
    await ask(user);
    stream.tell({ kind: 'text', text: 'You are doing fine. ', figures: [] });
    await screen.findByText('You are doing fine.');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    stream.break();
    expect(await screen.findByText('interrupted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Your question' })).toBeEnabled();
  });

  it('apologises when nothing was said', async () => {
    const stream = streamed();
    const { user } = open({ [SEND]: () => stream.response() });
    await ask(user);
    await screen.findByText('How much?');
    stream.end();
    expect(await screen.findByText(/^I'm sorry, I encountered an error\./)).toBeVisible();
  });
});

describe('below an answer', () => {
  it.each([
    [{ origin: 'rules' }, 'Calculated from your data - no AI'],
    [{ origin: 'rules', notice: 'AI limit for today reached.' }, 'AI limit for today reached.'],
    [{ sources: ['The envelope method'] }, 'Source: The envelope method'],
  ])('stands who answered and from what: %j', async (part, text) => {
    const { user } = open({ [SEND]: { response: answer(part) } });
    await ask(user);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('stands what was sent, read only when somebody asks', async () => {
    const { user, backend } = open({
      [SEND]: { response: answer({ sent: true }) },
      'GET /api/ai/chat/m-1/sent': { requests: ['{"store":false}'] },
    });
    await ask(user);
    const button = await screen.findByRole('button', { name: 'What was sent' });
    expect(backend.calls).not.toContain('GET /api/ai/chat/m-1/sent');
    await user.click(button);
    expect(await screen.findByText(/"store": false/)).toBeVisible();
    await user.click(button);
    expect(screen.queryByText(/"store": false/)).toBeNull();
  });
});

describe('permission', () => {
  it.each([
    ['Allow', true, 'AI may see your figures.'],
    ['Not now', false, 'AI does not see your figures. Answers are calculated.'],
  ])('is asked for once: %s', async (label, granted, after) => {
    const bodies: unknown[] = [];
    const { user } = open({
      'GET /api/ai/status': () => aiStatus(bodies.length === 0 ? null : granted),
      'POST /api/ai/consent': async (request: Request) => {
        bodies.push(await request.json());
        return { success: true };
      },
    });
    const region = await screen.findByRole('region', { name: 'Permission for AI' });
    await user.click(within(region).getByRole('button', { name: label }));
    expect(await screen.findByText(after)).toBeVisible();
    expect(bodies).toEqual([{ granted }]);
    expect(screen.queryByRole('region', { name: 'Permission for AI' })).toBeNull();
  });

  it('can be taken back', async () => {
    let granted = true;
    const { user } = open({
      'GET /api/ai/status': () => aiStatus(granted),
      'POST /api/ai/consent': () => {
        granted = false;
        return { success: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
  });

  it('says when it could not be kept, and leaves nothing uncaught', async () => {
    const uncaught = jest.fn();
    process.on('unhandledRejection', uncaught);
    const { user } = open({ 'POST /api/ai/consent': () => failure(503, 'Not kept, try again') });
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not kept, try again');
    expect(screen.getByRole('button', { name: 'Turn off' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', uncaught);
    expect(uncaught).not.toHaveBeenCalled();
  });
});
