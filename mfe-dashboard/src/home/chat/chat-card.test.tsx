import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ChatCard } from './chat-card';
import { WELCOME } from './chat-words';

const SEND = 'POST /api/ai/chat';
const aiStatus = (configured: boolean) => ({
  success: true,
  configured,
  features: { insights: configured, chat: configured, transaction_analysis: configured },
});
const line = (id: number, type: 'user' | 'ai') => ({
  id: `m-${id}`,
  type,
  content: `Line ${id}`,
  timestamp: '2025-06-30T10:00:00Z',
});

const open = (handlers: object = {}) => {
  const backend = fakeBackend(financialData(), {
    'GET /api/ai/status': aiStatus(true),
    'GET /api/ai/chat/history': { messages: [] },
    [SEND]: { response: { ...line(99, 'ai'), content: 'Spend less' } },
    ...handlers,
  });
  return { backend, ...renderScreen(<ChatCard />, { backend }) };
};

const input = () => screen.findByRole('textbox', { name: 'Your question' });
const lines = () =>
  within(screen.getByRole('log'))
    .getAllByText(/^(You|Assistant):$/)
    .map((who) => who.parentElement?.textContent);

describe('ChatCard', () => {
  // Covers P1-2.6-44.
  it('says that the chat loads', () => {
    open();
    expect(screen.getByText('Loading chat...')).toBeVisible();
  });

  // Covers P1-2.6-43, P1-2.6-47, P1-2.6-49, P1-2.6-50, P1-2.6-51.
  it.each([
    [
      true,
      'AI Online',
      'Ask about your finances...',
      [
        "How's my spending this month?",
        'Should I pay off debt or invest?',
        'How can I save more money?',
        'Analyze my transaction patterns',
      ],
    ],
    [
      false,
      'AI Setup Required',
      'AI setup required for chat...',
      [
        'How do I set up AI features?',
        'Show me my account summary',
        'Help me understand my spending',
      ],
    ],
  ])(
    'when configured is %s, shows the status and fitting suggestions',
    async (configured, badge, placeholder, texts) => {
      open({ 'GET /api/ai/status': aiStatus(configured) });
      expect(await input()).toHaveAttribute('placeholder', placeholder);
      expect(screen.getByText(badge)).toBeVisible();
      const suggestions = screen.getByText('Try asking:').parentElement!;
      expect(
        within(suggestions)
          .getAllByRole('button')
          .map((b) => b.textContent),
      ).toEqual(texts);
    },
  );

  // Covers P1-8-15, P1-8-22.
  it('treats a failed status as not configured', async () => {
    open({ 'GET /api/ai/status': () => failure(500, 'Away') });
    expect(await screen.findByText('AI Setup Required')).toBeVisible();
  });

  // Covers P1-2.6-53.
  it('welcomes a user whose history is empty or cannot be read', async () => {
    open({ 'GET /api/ai/chat/history': () => failure(500, 'Away') });
    await input();
    expect(lines()).toEqual([`Assistant: ${WELCOME}`]);
  });

  // Covers P1-2.6-45, P1-2.6-47.
  it('goes on with the history, without suggestions', async () => {
    open({ 'GET /api/ai/chat/history': { messages: [line(1, 'user'), line(2, 'ai')] } });
    await input();
    expect(lines()).toEqual(['You: Line 1', 'Assistant: Line 2']);
    expect(screen.getByText(/Line 1/)).toHaveClass('user');
    expect(screen.getByText(/Line 2/)).toHaveClass('ai');
    expect(screen.queryByText('Try asking:')).toBeNull();
  });

  // Covers P1-2.6-48.
  it('fills the input with a suggestion, and sends it only on Send', async () => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'How can I save more money?' }));
    expect(await input()).toHaveValue('How can I save more money?');
    expect(backend.calls).not.toContain(SEND);
  });

  // Covers P1-2.6-46, P1-2.6-47, P1-2.6-52, P1-4-10, P1-5-3.
  it('sends a question, shows the answer, and takes the next question', async () => {
    let answer: (reply: object) => void = () => {};
    const { user } = open({ [SEND]: () => new Promise<object>((resolve) => (answer = resolve)) });
    await user.type(await input(), '  Am I fine?  ');
    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText('Thinking...')).toBeVisible();
    await screen.findByText('Am I fine?');
    expect(lines()).toEqual([`Assistant: ${WELCOME}`, 'You: Am I fine?']);
    expect(await input()).toBeDisabled();
    expect(screen.getByRole('button', { name: '...' })).toBeDisabled();

    answer({ response: { ...line(2, 'ai'), content: 'Yes' } });
    expect(await screen.findByText('Yes')).toBeVisible();
    expect(screen.queryByText('Thinking...')).toBeNull();
    expect(await input()).toBeEnabled();
    expect(await input()).toHaveFocus();
    expect(await input()).toHaveValue('');
    expect(screen.queryByText('Try asking:')).toBeNull();
  });

  // Covers P1-6-2, P1-7-11, P1-9-7.
  it('sends the last ten messages along', async () => {
    const bodies: unknown[] = [];
    const history = Array.from({ length: 12 }, (_, i) => line(i + 1, i % 2 ? 'ai' : 'user'));
    const { user } = open({
      'GET /api/ai/chat/history': { messages: history },
      [SEND]: async (request: Request) => {
        bodies.push(await request.json());
        return { response: line(13, 'ai') };
      },
    });
    await user.type(await input(), 'Next?{Enter}');
    await screen.findByText('Line 13');
    const sent = history.slice(2).map(({ type, content }) => ({ type, content }));
    expect(bodies).toEqual([{ message: 'Next?', chatHistory: sent, userId: 'demo_user' }]);
  });

  // Covers P1-5-2.
  it.each(['', '   '])('does not send "%s"', async (text) => {
    const { user, backend } = open();
    if (text) await user.type(await input(), text);
    await user.type(await input(), '{Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(backend.calls).not.toContain(SEND);
  });

  const TROUBLE =
    "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.";
  const ERROR = "I'm sorry, I encountered an error. Please try again.";
  // Covers P1-4-10, P1-8-13, P1-8-14, P1-8-22.
  it.each([
    ['the server is down', () => failure(500, 'Away'), TROUBLE],
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch')), TROUBLE],
    ['the question is refused', () => failure(400, 'Too long'), ERROR],
    ['the answer makes no sense', () => ({ reply: 'Hm' }), ERROR],
  ])('apologises when %s', async (_, answer, text) => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = open({ [SEND]: answer });
    await user.type(await input(), 'Hello{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(await input()).toBeEnabled();
    await waitFor(async () => expect(await input()).toHaveValue('Hello'));
    silence.mockRestore();
  });

  it('prints what a model writes as plain text', async () => {
    const { user } = open({
      [SEND]: { response: { ...line(2, 'ai'), content: '<img src=x> **bold**' } },
    });
    await user.type(await input(), 'Hello{Enter}');
    expect(await screen.findByText('<img src=x> **bold**')).toBeVisible();
  });
});
