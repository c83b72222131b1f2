/** Combines one phrase of each list in every way, as a list of cues. */
export const combined = (...lists: readonly string[]): string =>
  lists
    .map((list) => list.split(','))
    .reduce<string[]>(
      (texts, list) => texts.flatMap((text) => list.map((each) => `${text} ${each}`.trim())),
      [''],
    )
    .join(',');
