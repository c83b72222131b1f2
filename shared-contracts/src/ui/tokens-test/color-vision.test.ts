import { alikePairs, VISIONS } from './color-vision';
import { colorTokens, THEMES } from './read-tokens';

/** Fields of color that are closer than this in OKLab begin to look alike. */
const APART = 0.08;

const CHART_COLORS = Array.from({ length: 8 }, (_, index) => `chart-${index + 1}`);

describe.each(THEMES)('the chart colors of the %s theme', (theme) => {
  it.each(VISIONS)('differ from each other under %s', (vision) => {
    expect(alikePairs(colorTokens(theme), CHART_COLORS, vision, APART)).toEqual([]);
  });
});
