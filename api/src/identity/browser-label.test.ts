import { browserLabel } from './browser-label';

const GECKO = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0';

it.each([
  [GECKO, 'Firefox on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/128.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 14) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['curl/8.5.0', null],
  [undefined, null],
])('%s is %s', (userAgent, label) => {
  expect(browserLabel(userAgent)).toBe(label);
});
