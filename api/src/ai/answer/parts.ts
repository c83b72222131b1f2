import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import { figures } from '../fact/figures';
import type { Said } from '../fact/said';

/** A part of an answer before it is sent. Its texts come from our own templates. */
export type Part = AnswerBlock;

const figured = (said: Said) => ({ text: said.text, figures: figures(said) });

export const sentence = (said: Said): Part => ({ kind: 'sentence', ...figured(said) });

export const list = (items: readonly Said[]): Part => ({ kind: 'list', items: items.map(figured) });

export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Said[])[],
): Part => ({
  kind: 'table',
  caption,
  columns: [...columns],
  rows: rows.map((cells) => cells.map(figured)),
});

export const link = (label: string, href: string): Part => ({ kind: 'link', label, href });

export const questions = (label: string, texts: readonly string[]): Part => ({
  kind: 'questions',
  label,
  questions: [...texts],
});
