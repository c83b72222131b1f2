import type { Tokens } from '../tokens';
import type { Names } from './names';

/** The names of these shops have other meanings: Whole Foods is not food, and Home Depot is not a home. */
const CHAINS = new Set(
  (
    'whole foods,whole foods market,home depot,the home depot,burger king,pizza hut,papa johns,food lion,dollar tree,dollar general,' +
    'family dollar,best buy,old navy,taco bell,five guys,shake shack,kids foot locker,foot locker,auto zone,autozone,party city,' +
    'rent the runway,pottery barn,crate and barrel,bath and body works,bed bath and beyond,container store,coffee bean,dutch bros,' +
    'sprouts farmers market,fresh market,jack in the box,in and out burger,game stop,gamestop,pet smart,petsmart,petco,vitamin shoppe,' +
    'american eagle,gap kids,childrens place,world market,cost plus,great clips,sport clips,uber eats,capital one,bank of america,' +
    'wells fargo,cash app,apple pay,google pay,first watch,cheesecake factory,olive garden,texas roadhouse,food 4 less,gas monkey'
  ).split(','),
);
const MOST_WORDS = 4;

export const isChain = (text: string): boolean => CHAINS.has(text);

/** Returns a well-known shop that the question names but the user never visited, or null. */
export function absentChain({ words }: Tokens, names: Names): string | null {
  for (let at = 0; at < words.length; at += 1) {
    for (let count = MOST_WORDS; count > 0; count -= 1) {
      const text = words.slice(at, at + count).join(' ');
      if (!CHAINS.has(text)) continue;
      const meaning = names.get(text.replaceAll(' ', ''));
      if (!meaning?.merchant.length && !meaning?.account.length) return text;
    }
  }
  return null;
}
