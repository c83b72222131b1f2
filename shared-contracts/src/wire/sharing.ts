/** Gives the same text once, however often it is met: every row that is read brings a copy of its own. */
export function sharing<Text extends string>(): (text: Text) => Text {
  const known = new Map<Text, Text>();
  return (text) => {
    const first = known.get(text);
    if (first !== undefined) return first;
    known.set(text, text);
    return text;
  };
}
