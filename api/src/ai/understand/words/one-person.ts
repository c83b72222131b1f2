/** A household asks as one person, so 'we' and 'our' mean 'I' and 'my'. */
export const ONE_PERSON: ReadonlyMap<string, string> = new Map([
  ['we', 'i'],
  ['our', 'my'],
]);
