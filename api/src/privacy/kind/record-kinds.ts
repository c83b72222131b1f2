import * as v from 'valibot';
import { day, id, instant, longText, number, text } from '../../entity/cells';
import type { Kind } from './kind';

export const RECORD_KINDS: readonly Kind[] = [
  {
    table: 'chat_messages',
    key: ['id'],
    about: 'Your conversation with the assistant.',
    restored: true,
    columns: {
      id,
      type: v.picklist(['user', 'ai']),
      content: longText,
      created_at: instant,
      details: v.nullable(longText),
    },
  },
  {
    table: 'ai_sent',
    key: ['message_id'],
    about: 'What was sent to the AI provider for an answer, word for word.',
    restored: true,
    columns: { message_id: id, requests: longText },
  },
  {
    table: 'insights_put_away',
    key: ['insight_id'],
    about: 'Insights and suggestions that you dismissed.',
    restored: true,
    columns: { insight_id: id, until: v.nullable(day) },
  },
  {
    table: 'ai_usage',
    key: ['day'],
    about: 'How often the AI provider was asked, by day.',
    restored: false,
    columns: { day, calls: number, tokens: number },
  },
  {
    table: 'consents',
    key: ['id'],
    about: 'What you allowed and withdrew, and when. You are asked again after you restore a copy.',
    restored: false,
    columns: { id, kind: text, granted: number, text_version: text, at: instant },
  },
  {
    table: 'sessions',
    key: ['created_at', 'token_hash'],
    about: 'Browsers in which you are logged in.',
    restored: false,
    columns: {
      browser: v.nullable(text),
      created_at: instant,
      last_seen_at: instant,
      expires_at: instant,
    },
  },
  {
    table: 'passkeys',
    key: ['id'],
    about: 'Passkeys, by the names you gave them.',
    restored: false,
    columns: { name: text, created_at: instant, last_used_at: v.nullable(instant) },
  },
  {
    table: 'audit_events',
    key: ['id'],
    about: 'What happened to your account, links and data.',
    restored: false,
    columns: {
      id,
      event: text,
      detail: v.nullable(text),
      browser: v.nullable(text),
      at: instant,
    },
  },
];
