const LIST = new Intl.ListFormat('en-US');

/** Returns texts such as 'rent', 'rent and water', or 'rent, water, and gas'. */
export const listed = (names: Iterable<string>): string => LIST.format(names);
