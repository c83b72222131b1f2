import { phrases, plain } from './phrases';

const STATES = new Set(
  (
    'al ak az ar ca co ct de dc fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok' +
    ' or pa pr ri sc sd tn tx ut vt va wa wv wi wy'
  ).split(' '),
);

/** These codes are also English words or forms of companies. */
const AMBIGUOUS_STATES = new Set('co de hi id in la ma me mo oh ok or pa al'.split(' '));

const COUNTRIES = new Set('usa us gbr gb irl can deu fra nld lux sgp'.split(' '));

const CITIES = phrases([
  ...(
    'albuquerque anaheim anchorage arlington asheville astoria atlanta baltimore bakersfield bellevue birmingham' +
    ' boise boston bronx brooklyn buffalo burbank cambridge charlotte chattanooga chicago cincinnati cleveland' +
    ' columbus corpus dallas denver detroit durham edison eugene evanston fremont fresno glendale greensboro' +
    ' hoboken honolulu houston indianapolis jacksonville knoxville louisville lubbock manhattan memphis mesa' +
    ' miami milwaukee minneapolis mountlake naperville nashville newark norfolk oakland oceanside omaha orlando' +
    ' pasadena philadelphia phoenix pittsburgh plano portland providence queens raleigh redmond richmond' +
    ' riverside rochester sacramento sarasota savannah scottsdale seattle spokane stockton syracuse tacoma tampa' +
    ' toledo tucson tulsa wilmington worcester yonkers'
  ).split(' '),
  ...(
    'austin,ann arbor,baton rouge,beverly hills,cedar rapids,chula vista,colorado springs,coral gables,corpus christi,' +
    'costa mesa,culver city,daly city,des moines,el paso,fort lauderdale,fort wayne,fort worth,ft lauderdale,' +
    'ft worth,grand rapids,green bay,huntington beach,jersey city,kansas city,key west,las vegas,little rock,' +
    'long beach,long island city,los angeles,menlo park,miami beach,mountain view,new haven,new orleans,new york,' +
    'new york city,newport beach,north las vegas,oklahoma city,overland park,palm springs,palo alto,' +
    'redwood city,rhode island,salt lake city,san antonio,san bernardino,san diego,san francisco,san jose,san mateo,' +
    'santa ana,santa barbara,santa clara,santa cruz,santa fe,santa monica,santa rosa,silver spring,sioux falls,' +
    'south san francisco,st louis,st paul,st petersburg,staten island,sunnyvale,virginia beach,walnut creek,' +
    'washington dc,west hollywood,west palm beach,white plains,winston salem,winston-salem,nags head'
  ).split(','),
]);

/** After one of these words, a city is part of the name, as in `City of Portland`. */
const JOINING_WORDS = new Set(
  'of in at the and & de by for to from new north south east west'.split(' '),
);

function withoutCity(words: readonly string[], least: number): number {
  const length = CITIES.atEnd(words);
  const left = words.length - length;
  return length > 0 && left >= least && !JOINING_WORDS.has(words[left - 1] ?? '')
    ? left
    : words.length;
}

const MOST_WORDS = 6;

export function lengthWithoutPlace(words: readonly string[]): number {
  const earlier = Math.max(0, words.length - MOST_WORDS);
  return earlier + lengthOfEnd(words.slice(earlier).map(plain));
}

function lengthOfEnd(words: readonly string[]): number {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (COUNTRIES.has(last) && before.length > 0 && !JOINING_WORDS.has(before.at(-1) ?? ''))
    return before.length;
  if (STATES.has(last) && before.length > 0) {
    const left = withoutCity(before, 1);
    if (left < before.length) return left;
    const isState =
      !AMBIGUOUS_STATES.has(last) && before.length > 1 && !JOINING_WORDS.has(before.at(-1) ?? '');
    return isState ? before.length : words.length;
  }
  return withoutCity(words, 2);
}
