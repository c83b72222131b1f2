import { isApiError } from '../../server-text';

/** Implements P1-2.6-53. */
export const WELCOME =
  "Hello! I'm your AI financial assistant. I can help with your finances, your spending and advice on what to do next. What would you like to know?";

/** Implements P1-2.6-49, P1-2.6-50. */
export const SUGGESTIONS = {
  configured: [
    "How's my spending this month?",
    'Should I pay off debt or invest?',
    'How can I save more money?',
    'Analyze my transaction patterns',
  ],
  unconfigured: [
    'How do I set up AI features?',
    'Show me my account summary',
    'Help me understand my spending',
  ],
} as const;

export const PLACEHOLDERS = {
  configured: 'Ask about your finances...',
  unconfigured: 'AI setup required for chat...',
} as const;

const SERVER_FAULT = 500;

export const STOPPED = 'Stopped before an answer came.';

export const CALCULATED = 'Calculated from your data - no AI';

export const UNDERSTOOD_BY_AI = 'Question read by AI, calculated from your data';

export const GENERAL = 'General information, not about your figures';

export const CONSENT = {
  ask: 'May AI read your questions? They would be sent to the AI provider, without your figures, name, addresses, banks, account names and account numbers. Halyard itself calculates and words every answer. What was sent can be read below each answer.',
  on: 'AI may read your questions.',
  off: 'AI does not read your questions.',
} as const;

export function apology(error: unknown): string {
  if (isApiError(error) && error.code === 'CHAT_BUSY') return error.message;
  const unreached =
    isApiError(error) && (error.status === 'OFFLINE' || error.status >= SERVER_FAULT);
  return unreached
    ? "I'm sorry, I'm having trouble connecting right now. Please try again in a moment."
    : "I'm sorry, I encountered an error. Please try again.";
}
