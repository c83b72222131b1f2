import { alikePairs, type Vision, VISIONS } from './color-vision';
import { colorTokens, contrast, mixed, THEMES } from './read-tokens';

/**
 * Twenty-four colors cannot be as different as the eight of a chart, so a category always has its icon or its name,
 * too. A just noticeable step is 0.02 in OKLab.
 */
const APART: Readonly<Record<Vision, number>> = {
  'full color vision': 0.09,
  protanopia: 0.037,
  deuteranopia: 0.037,
  tritanopia: 0.037,
};

const GRAPHIC_RATIO = 3;
const TEXT_RATIO = 4.5;

/** It is the share of a hue in the tile behind its icon. */
const TINT = 0.12;

const SURFACES = ['page', 'surface'];

describe.each(THEMES)('the category hues of the %s theme', (theme) => {
  const tokens = colorTokens(theme);
  const color = (name: string) => tokens.get(name)!;
  const hues = [...tokens.keys()].filter((name) => name.startsWith('category-'));

  it('are twenty-four', () => {
    expect(hues).toHaveLength(24);
  });

  it.each(VISIONS)('differ from each other under %s', (vision) => {
    expect(alikePairs(tokens, hues, vision, APART[vision])).toEqual([]);
  });

  it.each(SURFACES)('are seen on %s', (surface) => {
    const faint = hues.filter((hue) => contrast(color(hue), color(surface)) < GRAPHIC_RATIO);
    expect(faint).toEqual([]);
  });

  it('are seen as icons on a tile of their own tint', () => {
    const tile = (hue: string) => mixed(color(hue), color('surface'), TINT);
    expect(hues.filter((hue) => contrast(color(hue), tile(hue)) < GRAPHIC_RATIO)).toEqual([]);
  });
});

it('reads a white letter on every monogram', () => {
  const tokens = colorTokens('light');
  const grounds = [...tokens].filter(([name]) => name.startsWith('monogram-'));
  expect(grounds).toHaveLength(12);
  expect(grounds.filter(([, ground]) => contrast('#ffffff', ground) < TEXT_RATIO)).toEqual([]);
});
