import type { ChatCompletionRequest } from '@copilotkit/aimock';
import { type Asking, startAsking } from './testing/asking';
import { type Persona, personas } from './testing/personas';
import { toolResult } from './testing/provider';
import { type Posed, questionsFor } from './testing/questions';
import { truthOf, usd } from './testing/truth';

let asking: Asking;
beforeAll(async () => {
  asking = await startAsking(({ directUrl }) => directUrl);
});
afterAll(() => asking.close());

/** Asks through the real SDK, with a model that says `words` of the figure that its tool printed. */
async function answerTo(
  { financialData }: Persona,
  posed: Posed,
  words: (figure: string, request: ChatCompletionRequest) => string,
): Promise<string> {
  asking.provider.script((request) => {
    const result = toolResult(request);
    return result === null
      ? { toolCalls: [{ name: posed.tool, arguments: JSON.stringify(posed.args) }] }
      : { content: words(posed.figure(JSON.parse(result)), request) };
  });
  return (await asking.ask(financialData, posed.message)).content;
}

const amountOf = (figure: string): number =>
  Math.round(Number(figure.replace(/[^\d.]/g, '')) * 100);

/** Ways to lie about a figure: what the model says, and the part of it that must never be read. */
const LIES: Readonly<Record<string, (figure: string, posed: Posed) => readonly [string, string]>> =
  {
    'a cent more': (figure, { ways }) => claim(ways[0]!, usd(amountOf(figure) + 1)),
    'a cent less': (figure, { ways }) => claim(ways[0]!, usd(amountOf(figure) - 1)),
    'rounded to dollars': (figure, { ways }) =>
      claim(ways[0]!, `$${Math.floor(amountOf(figure) / 100) + 1}`),
    'times ten': (figure, { ways }) => claim(ways[0]!, usd(amountOf(figure) * 10)),
    'in thousands': (figure, { ways }) =>
      claim(ways[0]!, `$${(amountOf(figure) / 100_000).toFixed(1)}k`),
    invented: (_, { ways }) => claim(ways[0]!, '$4,242.42'),
    'a second, invented figure': (figure, { ways }) => [
      `${ways[0]!.replace('%', figure)} You could save $77.77 of it.`,
      '$77.77',
    ],
    'in words': (_, { ways }) => claim(ways[0]!, 'two thousand dollars'),
    'half of it': (_, { ways }) => claim(ways[0]!, 'half of your income'),
    'as a percentage': (figure, { ways }) =>
      claim(ways[0]!, `${Math.round(amountOf(figure) / 100)}%`),
    'with spaces in it': (figure, { ways }) =>
      claim(ways[0]!, `$ ${(amountOf(figure) + 100) / 100}`),
    'with zero-width digits': (figure, { ways }) => [
      ways[0]!.replace('%', figure.replace(/\d$/, '\u200b9\u200b9')),
      `${figure.replace(/\d$/, '')}99`,
    ],
    'in another script': (_, { ways }) => claim(ways[0]!, '$٤٢٤٢'),
    'of another category': (figure) => claim('Entertainment cost you % in January 2025.', figure),
    'of another month': (figure) => claim('You spent % on Groceries in March 2025.', figure),
    'of another account': (figure) => claim('Savings 1 holds %.', figure),
    'with a link': (figure, { ways }) => [
      `${ways[0]!.replace('%', figure)} Details at https://evil.example/x.`,
      'evil.example',
    ],
  };

const claim = (way: string, figure: string): readonly [string, string] => {
  const said = way.replace('%', figure);
  return [said, said];
};

const posed = personas().flatMap((person) => {
  const truth = truthOf(person.financialData);
  return questionsFor(person).map((each) => ({ person, truth, each }));
});

/** Lies about things that the figure is really about are no lies. */
const isTrue = (lie: string, { each, truth }: (typeof posed)[number]): boolean =>
  lie === 'of another month' && each.truth === usd(truth.spent('2025-03', 'Groceries'));

it('asks enough', () => {
  expect(posed.length * Object.keys(LIES).length).toBeGreaterThanOrEqual(600);
});

describe.each(Object.entries(LIES))('a model whose figure is %s', (name, lie) => {
  it('gets nothing false to the screen', async () => {
    const shown: string[] = [];
    for (const one of posed) {
      if (isTrue(name, one)) continue;
      let forbidden = '';
      const content = await answerTo(one.person, one.each, (figure) => {
        const [said, part] = lie(figure === 'undefined' ? one.each.truth : figure, one.each);
        forbidden = part;
        return said;
      });
      const printed = content.match(/\$[\d,]+(?:\.\d\d)?/g) ?? [];
      const untrue = printed.filter((figure) => !one.truth.amounts.has(figure));
      if (content.includes(forbidden) || untrue.length > 0) {
        shown.push(`${one.each.message} -> ${content} [${untrue.join(' ')}]`);
      }
    }
    expect(shown).toEqual([]);
  }, 60_000);
});

describe('an honest model', () => {
  it('prints what plain arithmetic gives, and is hardly ever withheld', async () => {
    const withheld: string[] = [];
    const wrong: string[] = [];
    let asked = 0;
    for (const { person, each } of posed) {
      for (const way of each.ways) {
        asked += 1;
        let said = '';
        const content = await answerTo(person, each, (figure) => (said = way.replace('%', figure)));
        if (!said.includes(each.truth)) wrong.push(`${each.message} ${said} is ${each.truth}`);
        const isShown = content.includes(each.truth) && !content.startsWith('I can answer');
        if (!isShown || content.length > said.length + 40) withheld.push(`${said} -> ${content}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThanOrEqual(100);
    expect(withheld.slice(0, Math.max(0, withheld.length - asked * 0.05))).toEqual([]);
  }, 60_000);
});
