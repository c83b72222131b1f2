import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOPICS } from './topics';
import { ABOUT_THE_APP } from './topics-of-trust';

const ROOT = join(__dirname, '../../../..');
const ALL = [...TOPICS, ...ABOUT_THE_APP];

/** The shell has this screen of its own. */
const OF_THE_SHELL = ['/settings', '/account'];

const remotes = readdirSync(ROOT).filter((name) =>
  existsSync(join(ROOT, name, 'remote.config.json')),
);

const addresses = new Set([
  ...OF_THE_SHELL,
  ...remotes
    .map((name): { screens: { path: string }[] } =>
      JSON.parse(readFileSync(join(ROOT, name, 'remote.config.json'), 'utf8')),
    )
    .flatMap(({ screens }) => screens.map(({ path }) => path)),
]);

/** The words of all screens, with one space between them. */
const onScreens = [...remotes, 'shell']
  .flatMap((name) =>
    readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .filter((file) => !file.includes('faq'))
      .map((file) => readFileSync(join(ROOT, name, 'src', file), 'utf8')),
  )
  .join(' ')
  .replaceAll(/\s+/g, ' ');

/** A topic names the buttons in quotes. */
const buttonsOf = (says: string): string[] =>
  [...says.matchAll(/‘([^’]+)’/g)].map(([, button]) => button ?? '');

describe('what the assistant says about the app', () => {
  it.each(ALL.map(({ label, href, says }) => [label, href, says] as const))(
    '“%s” opens the screen %s, and its buttons exist',
    (_, href, says) => {
      expect(addresses).toContain(href);
      for (const button of buttonsOf(says))
        expect(onScreens).toMatch(new RegExp(`[>"'] ?${button} ?[<"']`));
    },
  );
});
