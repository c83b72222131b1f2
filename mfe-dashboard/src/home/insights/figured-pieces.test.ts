import { pieces } from './figured-pieces';

const TEXT = 'You spent $5.00 of $15.00.';
const figure = (at: number, text: string, href = '/budget') => ({ at, text, href });
const shown = (...figures: ReturnType<typeof figure>[]) =>
  pieces(TEXT, figures).map(({ words, href }) => (href ? [words, href] : words));

it('cuts a text at its figures and loses nothing of it', () => {
  expect(shown(figure(19, '$15.00'), figure(10, '$5.00', '/transactions?a=1'))).toEqual([
    'You spent ',
    ['$5.00', '/transactions?a=1'],
    ' of ',
    ['$15.00', '/budget'],
    '.',
  ]);
});

it.each([
  ['is not where it says', figure(3, '$5.00')],
  ['leads to another site', figure(10, '$5.00', 'https://evil.example')],
  ['leads to another site without a scheme', figure(10, '$5.00', '//evil.example')],
  ['leads to another site by a backslash', figure(10, '$5.00', '/\\evil.example')],
  ['runs a script', figure(10, '$5.00', 'javascript:alert(1)')],
  ['is empty', figure(10, '')],
])('leaves a figure as plain text that %s', (_, wrong) => {
  expect(shown(wrong)).toEqual([TEXT]);
});

it('takes no figure twice', () => {
  expect(shown(figure(10, '$5.00'), figure(10, '$5.00 of'))).toHaveLength(3);
});
