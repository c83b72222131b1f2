/** Equal texts of many rows share one copy, which saves memory. */
export function sharing<Text extends string>(): (text: Text) => Text {
  const known = new Map<Text, Text>();
  return (text) => {
    const first = known.get(text);
    if (first !== undefined) return first;
    known.set(text, text);
    return text;
  };
}
