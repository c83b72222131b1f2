export const AI_PATHS = {
  insights: '/api/ai/insights',
  chat: '/api/ai/chat',
  chatHistory: '/api/ai/chat/history',
  status: '/api/ai/status',
  consent: '/api/ai/consent',
} as const;
