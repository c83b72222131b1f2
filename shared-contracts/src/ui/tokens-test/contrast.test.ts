import { colorTokens, contrast, THEMES } from './read-tokens';

const TEXT_RATIO = 4.5;
const GRAPHIC_RATIO = 3;

const SURFACES = ['page', 'surface', 'surface-sunken'];

const TEXT_ON_SURFACES = [
  'text',
  'text-muted',
  'accent-text',
  'positive',
  'negative',
  'warning',
  'info',
  'neutral',
].flatMap((text) => SURFACES.map((surface) => [text, surface]));

const TEXT_ON_ITS_OWN = [
  ['positive', 'positive-soft'],
  ['negative', 'negative-soft'],
  ['warning', 'warning-soft'],
  ['accent-text', 'warning-soft'],
  ['info', 'info-soft'],
  ['neutral', 'neutral-soft'],
  ['text', 'neutral-soft'],
  ['accent-text', 'accent-soft'],
  ['text-inverse', 'surface-inverse'],
  ['accent-inverse', 'surface-inverse'],
  ['text-on-fill', 'accent-fill'],
  ['text-on-fill', 'accent-fill-hover'],
  ['text-on-fill', 'danger-fill'],
  ['text-on-fill', 'danger-fill-hover'],
];

const TRACK = 'neutral-soft';
const FILLS = ['positive', 'negative', 'warning', 'info', 'neutral'].map((tone) => `${tone}-fill`);
const CHART_COLORS = Array.from({ length: 8 }, (_, index) => `chart-${index + 1}`);

const GRAPHICS = [
  ...[...CHART_COLORS, 'accent', 'trend', 'focus', 'border-strong', 'accent-fill'].map((name) => [
    name,
    'surface',
  ]),
  ...CHART_COLORS.map((name) => [name, 'page']),
  ['focus', 'page'],
  ['focus', 'surface-sunken'],
  ...FILLS.map((fill) => [fill, TRACK]),
  ['warning-fill', 'warning-soft'],
  ['text-on-fill', 'neutral-fill'],
];

describe.each(THEMES)('the %s theme', (theme) => {
  const tokens = colorTokens(theme);
  const ratio = (one = '', other = '') => contrast(tokens.get(one)!, tokens.get(other)!);

  it.each([...TEXT_ON_SURFACES, ...TEXT_ON_ITS_OWN])('reads %s on %s', (text, surface) => {
    expect(ratio(text, surface)).toBeGreaterThanOrEqual(TEXT_RATIO);
  });

  it.each(GRAPHICS)('shows %s against %s', (graphic, ground) => {
    expect(ratio(graphic, ground)).toBeGreaterThanOrEqual(GRAPHIC_RATIO);
  });

  // Covers P1-2.6-29.
  it('draws the trend in #007AFF', () => {
    expect(tokens.get('trend')).toBe('#007aff');
  });
});

it('knows the contrast of black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
