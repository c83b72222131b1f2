import { brand } from '@halyard/shared-contracts/brand';
import { MIN_PASSWORD_LENGTH, type PasswordStrength } from '@halyard/shared-contracts/wire';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { AppError } from '../../errors';
import { normalizePassword } from './passwords';

/**
 * Only this many characters are scored: crafted long texts take tens of milliseconds, and more characters only make
 * a password harder to guess.
 */
const SCORED = 48;
/** Variants are words such as p4ssw0rd. */
const SPELLINGS = 4;
/** These lists add little and are half of all words. */
const LEFT_OUT = new Set(['lastnames-en', 'wikipedia-en']);

async function makeScorer(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const words = Object.entries(english.dictionary).filter(([name]) => !LEFT_OUT.has(name));
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...Object.fromEntries(words) },
    graphs: common.adjacencyGraphs,
    maxLength: SCORED,
    l33tMaxSubstitutions: SPELLINGS,
  });
}

let scorer: Promise<ZxcvbnFactory> | undefined;

/** Returns the zxcvbn score from 0 to 4. */
async function guessingScore(text: string, words: readonly string[]): Promise<number> {
  scorer ??= makeScorer();
  return (await scorer).check(text.slice(0, SCORED), [...words]).score;
}

/** This score on zxcvbn's scale of 0 to 4 resists online guessing. */
const GOOD_SCORE = 3;
/** Shorter words appear in passwords by chance. */
const WORD_LENGTH = 3;
const OWN_LENGTH = 6;

const PROBLEMS = {
  short: `Use at least ${MIN_PASSWORD_LENGTH} characters`,
  own: `Leave out your e-mail address and the name ${brand.name}: they are tried first`,
  easy: 'This password is easy to guess. Try four words that do not belong together',
} as const;

/** An attacker tries the user's address and the product's name first. */
function wordsOf(email: string): string[] {
  const parts = `${email} ${brand.name}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set([email.toLowerCase(), ...parts])]
    .filter((word) => word.length >= WORD_LENGTH)
    .sort((a, b) => b.length - a.length);
}

function isMadeOf(words: readonly string[], password: string): boolean {
  const lower = password.toLowerCase();
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), lower);
  return rest !== lower && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < OWN_LENGTH;
}

function problemOf(password: string, words: readonly string[], score: number) {
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) return PROBLEMS.short;
  if (isMadeOf(words, password)) return PROBLEMS.own;
  return score < GOOD_SCORE ? PROBLEMS.easy : null;
}

export async function passwordStrength(password: string, email: string): Promise<PasswordStrength> {
  const normalized = normalizePassword(password);
  const words = wordsOf(email);
  const score = await guessingScore(normalized, words);
  return { score, problem: problemOf(normalized, words, score) };
}

export async function requireGoodPassword(password: string, email: string): Promise<void> {
  const { problem } = await passwordStrength(password, email);
  if (problem !== null) throw new AppError('WEAK_PASSWORD', { message: problem });
}
