const VERDICT = { true: 'met', false: 'missed', null: '' };

export function asText(title, lines) {
  const texts = lines.map(
    ({ id, what, figure, bar, met }) =>
      `  ${id.padEnd(4)} ${what.padEnd(38)} ${figure.padEnd(30)} ${bar.padEnd(12)} ${VERDICT[met]}`,
  );
  return `\n${title}\n${texts.join('\n')}`;
}

/** Formats all measurements as the table of docs/performance.md. */
export function asMarkdown(rows, known) {
  const body = Object.entries(rows).flatMap(([row, [title]]) =>
    (known[row]?.lines ?? []).map(({ id, what, figure, bar, met }) =>
      ['', id, `${title}: ${what}`, figure, bar, VERDICT[met], ''].join(' | ').trim(),
    ),
  );
  const head = '| Target | What | Median (least–most) | Bar | |';
  return [head, '| --- | --- | --- | --- | --- |', ...body, ''].join('\n');
}
