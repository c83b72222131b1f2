import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Theme = 'light' | 'dark';

export const THEMES: readonly Theme[] = ['light', 'dark'];

const TOKEN = /(?<![\w-])--(\w[\w-]*): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g;

const css = readFileSync(join(__dirname, '../tokens.css'), 'utf8');

export function colorTokens(theme: Theme): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(TOKEN)].map(([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  );
}

/** Red, green, and blue are linear values from 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

export function linearRgb(hex: string): LinearRgb {
  return [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
}

/** Returns the result of `color-mix(in srgb, …)` for two colors. */
export function mixed(one: string, other: string, share: number): string {
  const [first, second] = [Number.parseInt(one.slice(1), 16), Number.parseInt(other.slice(1), 16)];
  const channels = [16, 8, 0].map((shift) =>
    Math.round(((first >> shift) & 255) * share + ((second >> shift) & 255) * (1 - share)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channel(hex: string, at: number): number {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2 defines this ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
