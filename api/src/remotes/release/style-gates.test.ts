import fc from 'fast-check';
import { foreignStyles } from './style-gates';

const foreign = (css: string) => foreignStyles(css, 'mone');

test.each([
  '.mone_a .mone_b:hover,.mone_c>span{color:red}',
  '.mone_a+.mone_b,.mone_a~.mone_b p{color:red}',
  '.mone_a:not(.mone_b) :is(h1,h2)::before{color:red}',
  '.mone_a li+li,.mone_a>div~p{color:red}',
  ':is(.mone_a,.mone_b p .mone_c)>*{color:red}',
  '.mone_a:has(input:focus){color:red}',
  '.mone_a{&:hover{color:red}& p{color:red}@media (width<9px){color:blue}}',
  '@media (width<9px){@supports (color:red){.mone_a{margin:0}}}',
  '@container mone (width<9px){.mone_a{margin:0}}',
  '@keyframes mone_turn{from{opacity:0}50.5%,60%{opacity:.5}to{opacity:1}}',
  '.mone_a{background:url("x.card{")}',
  '/* .card{} */.mone_a{margin:-.5em}',
])('%s styles only own elements', (css) => {
  expect(foreign(css)).toEqual([]);
});

test.each([
  ['body{margin:0}', 'body'],
  ['*{margin:0}', '*'],
  [':root{--a:1}', ':root'],
  ['body:not(.mone_x){display:none}', 'body:not(.mone_x)'],
  ['*:not(.mone_x){display:none}', '*:not(.mone_x)'],
  [':not(.mone_x){display:none}', ':not(.mone_x)'],
  [':is(nav,.mone_x){display:none}', ':is(nav,.mone_x)'],
  [':is(.mone_x nav){display:none}', ':is(.mone_x nav)'],
  ['body:has(.mone_x){display:none}', 'body:has(.mone_x)'],
  ['.mone_x~*{display:none}', '.mone_x~*'],
  ['.mone_x+nav{display:none}', '.mone_x+nav'],
  ['.mone_x+.mone_y~nav{display:none}', '.mone_x+.mone_y~nav'],
  ['.mone_x .card{display:none}', '.mone_x .card'],
  ['.mone_x:not(.card){display:none}', '.mone_x:not(.card)'],
  ['.MONE_x{display:none}', '.MONE_x'],
  ['[class*=mone_]{display:none}', '[class*=mone_]'],
  ['#mone_x{display:none}', '#mone_x'],
  ['&{display:none}', '&'],
  ['.mone_a{} body{}', 'body'],
  ['.mone_a{nav &{display:none}}', 'nav &{display:none}'],
  ['.mone_a{nav{display:none}}', 'nav{display:none}'],
  ['@media print{nav{display:none}}', 'nav'],
  ['@keyframes shell_turn{to{opacity:0}}', '@keyframes shell_turn'],
  ['@font-face{font-family:Inter;src:url(x)}', '@font-face'],
  ['@property --color{syntax:"*";inherits:true}', '@property --color'],
  ['@layer base{.mone_a{color:red}}', '@layer base'],
  ['@import "x.css";', '@import "x.css"'],
  ['@scope (body){:scope{display:none}}', '@scope (body)'],
  ['@page{margin:0}', '@page'],
  ['@namespace "x";', '@namespace "x"'],
  ['@view-transition{navigation:none}', '@view-transition'],
])('%s also styles "%s"', (css, selector) => {
  expect(foreign(css)).toContain(selector);
});

test('a selector with a foreign tag is found wherever it stands in a sheet', () => {
  const own = fc.constantFrom('.mone_a{color:red}', '@media print{.mone_b{top:0}}', '/*x*/', ' ');
  fc.assert(
    fc.property(fc.array(own), fc.array(own), (before, after) => {
      expect(foreign([...before, 'nav{display:none}', ...after].join(''))).toEqual(['nav']);
    }),
  );
});
