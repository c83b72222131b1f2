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

/** Builds an answer whose events a test sends one by one. */
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

const BLOCKS = [
  { kind: 'understood', text: 'Spending · June 2025' },
  {
    kind: 'sentence',
    text: 'You spent $5.00.',
    figures: [{ at: 10, text: '$5.00', href: '/transactions?date=month' }],
  },
  { kind: 'list', items: [{ text: 'Corner Market: $5.00', figures: [] }] },
  {
    kind: 'table',
    caption: 'Spending by category',
    columns: ['Category', 'Amount'],
    rows: [
      [
        { text: 'Groceries', figures: [] },
        { text: '$5.00', figures: [] },
      ],
    ],
  },
  { kind: 'link', label: 'Open your cash flow', href: '/cashflow' },
  { kind: 'general', title: 'APR', text: 'What borrowing costs.', source: 'A bureau' },
  { kind: 'questions', label: 'You can also ask', questions: ['What are my debts?'] },
];

describe('a streamed answer', () => {
  it('shows steps as they come, and the answer at the end', async () => {
    const stream = streamed();
    const { user, location } = open({ [SEND]: () => stream.response() });
    await ask(user);
    stream.tell({ kind: 'step', label: 'Reading your question' });
    expect(await screen.findByText('Reading your question')).toBeVisible();
    stream.tell({ kind: 'done', response: answer() });
    stream.end();
    await user.click(await screen.findByRole('link', { name: '$5.00' }));
    expect(location()).toBe('/transactions?date=month');
    expect(screen.queryByText(/Thinking/)).toBeNull();
  });

  it('stops on request, says so, and asks again on request', async () => {
    const stream = streamed();
    const { user, backend } = open({ [SEND]: () => stream.response() });
    await ask(user);
    stream.tell({ kind: 'step', label: 'Reading your question' });
    await screen.findByText('Reading your question');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    stream.break();
    expect(await screen.findByText('interrupted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Your question' })).toBeEnabled();
    backend.on(SEND, { response: answer() });
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByRole('link', { name: '$5.00' })).toBeVisible();
  });

  it('keeps its question and its step when the conversation was cleared just before', async () => {
    const stream = streamed();
    const stored = { messages: [answer({ id: 'm-0' }), answer()] };
    let arrive = (_history: object) => {};
    const late = new Promise<object>((resolve) => (arrive = resolve));
    let reads = 0;
    const { user } = open({
      'GET /api/ai/chat/history': () => ((reads += 1) === 1 ? stored : late),
      'DELETE /api/ai/chat/history': { success: true },
      [SEND]: () => stream.response(),
    });
    await user.click(await screen.findByRole('button', { name: 'Clear conversation' }));
    const sure = screen.getByRole('alertdialog');
    await user.click(within(sure).getByRole('button', { name: 'Clear conversation' }));
    await ask(user);
    stream.tell({ kind: 'step', label: 'Reading your question' });
    await screen.findByText('Reading your question');
    arrive({ messages: [] });
    await waitFor(() => expect(log()).not.toHaveTextContent('You spent $5.00.'));
    expect(log()).toHaveTextContent('You: How much?Thinking...Reading your question');
  });

  it('apologises when the answer is empty', async () => {
    const stream = streamed();
    const { user } = open({ [SEND]: () => stream.response() });
    await ask(user);
    await screen.findByText('How much?');
    stream.end();
    expect(await screen.findByText(/^I'm sorry, I encountered an error\./)).toBeVisible();
  });
});

describe('an answer in blocks', () => {
  it('shows each block in its own way, and figures that open their rows', async () => {
    const { user, location } = open({ [SEND]: { response: answer({ blocks: BLOCKS }) } });
    await ask(user);
    expect(await screen.findByText('Spending · June 2025')).toBeVisible();
    expect(within(log()).getByRole('listitem')).toHaveTextContent('Corner Market: $5.00');
    const table = within(log()).getByRole('table', { name: 'Spending by category' });
    expect(within(table).getByRole('rowheader')).toHaveTextContent('Groceries');
    expect(screen.getByText('General information, not about your figures')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your cash flow' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '$5.00' }));
    expect(location()).toBe('/transactions?date=month');
  });

  it('draws a picture, with its linked figures closed below it', async () => {
    const points = [1_00, 3_00].map((value, at) => ({ label: `Month ${at + 1}`, value }));
    const picture = { kind: 'chart', form: 'bars', caption: 'Spending by month', points };
    const table = BLOCKS.find(({ kind }) => kind === 'table')!;
    const { user } = open({ [SEND]: { response: answer({ blocks: [picture, table] }) } });
    await ask(user);
    expect(await screen.findByRole('button', { name: 'View as table' })).toBeVisible();
    const figures = screen.getByText('Show the figures');
    expect(figures.closest('details')).not.toHaveAttribute('open');
    await user.click(figures);
    expect(within(log()).getByRole('table', { name: 'Spending by category' })).toBeVisible();
  });

  it('asks which account was meant, and asks again with the chosen one', async () => {
    const bodies: { message: string }[] = [];
    const choices = {
      kind: 'choices',
      label: 'Which card did you mean?',
      choices: [{ label: 'Blue Card', question: 'How much on my Blue Card?' }],
    };
    const { user } = open({
      [SEND]: async (request: Request) => {
        bodies.push(await request.json());
        return { response: answer({ id: `m-${bodies.length}`, blocks: [choices] }) };
      },
    });
    await ask(user);
    const group = await screen.findByRole('group', { name: 'Which card did you mean?' });
    await user.click(within(group).getByRole('button', { name: 'Blue Card' }));
    await waitFor(() => expect(bodies.at(-1)?.message).toBe('How much on my Blue Card?'));
  });

  it('asks an offered question at a press', async () => {
    const bodies: { message: string }[] = [];
    const { user } = open({
      [SEND]: async (request: Request) => {
        bodies.push(await request.json());
        return { response: answer({ id: `m-${bodies.length}`, blocks: BLOCKS }) };
      },
    });
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'What are my debts?' }));
    await waitFor(() =>
      expect(bodies.map(({ message }) => message)).toEqual(['How much?', 'What are my debts?']),
    );
  });

  it('opens no other site, whatever a block says', async () => {
    const astray = [{ kind: 'link', label: 'Refund', href: 'https://evil.example' }];
    const { user } = open({
      [SEND]: { response: answer({ blocks: [...BLOCKS.slice(0, 1), ...astray] }) },
    });
    await ask(user);
    await screen.findByText('Spending · June 2025');
    expect(screen.queryByText('Refund')).toBeNull();
  });
});

describe('below an answer', () => {
  it.each([
    [{ origin: 'rules' }, 'Calculated from your data - no AI'],
    [{ blocks: BLOCKS }, 'Question read by AI, calculated from your data'],
    [{ origin: 'rules', notice: 'AI limit for today reached.' }, 'AI limit for today reached.'],
    [{ sources: ['The envelope method'] }, 'Source: The envelope method'],
  ])('shows who answered and from which data: %j', async (part, text) => {
    const { user } = open({ [SEND]: { response: answer(part) } });
    await ask(user);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows what was sent, and reads it only on request', async () => {
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
    ['Allow', true, 'AI may read your questions.'],
    ['Not now', false, 'AI does not read your questions.'],
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

  it('shows when it could not be stored, and leaves no error uncaught', async () => {
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
