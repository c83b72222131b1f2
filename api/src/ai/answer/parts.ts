import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import { figures } from '../fact/figures';
import type { FiguredText } from '../fact/figured-text';

export type Part = AnswerBlock;

const figured = (line: FiguredText) => ({ text: line.text, figures: figures(line) });

export const sentence = (line: FiguredText): Part => ({ kind: 'sentence', ...figured(line) });

export const list = (items: readonly FiguredText[]): Part => ({
  kind: 'list',
  items: items.map(figured),
});

export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly FiguredText[])[],
): Part => ({
  kind: 'table',
  caption,
  columns: [...columns],
  rows: rows.map((cells) => cells.map(figured)),
});

type Chart = Extract<Part, { readonly kind: 'chart' }>;

/** Returns a chart of two or more amounts of at least zero. It returns nothing for other amounts. */
export function chart({ form, caption, points }: Omit<Chart, 'kind'>): Part[] {
  const canBeDrawn = points.length > 1 && points.every(({ value }) => value >= 0);
  return canBeDrawn ? [{ kind: 'chart', form, caption, points }] : [];
}

export const choices = (
  label: string,
  all: readonly { readonly label: string; readonly question: string }[],
): Part => ({ kind: 'choices', label, choices: [...all] });

export const link = (label: string, href: string): Part => ({ kind: 'link', label, href });

export const questions = (label: string, texts: readonly string[]): Part => ({
  kind: 'questions',
  label,
  questions: [...texts],
});
