/** Returns one shared copy of each text, because every row that is read brings its own copy. */
export function sharing<Text extends string>(): (text: Text) => Text {
  const known = new Map<Text, Text>();
  return (text) => {
    const first = known.get(text);
    if (first !== undefined) return first;
    known.set(text, text);
    return text;
  };
}
