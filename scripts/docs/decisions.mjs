const RECORD = /^docs\/decisions\/(?:[a-z]+\/)?(\d{4})-[\w-]+\.md$/;
const MENTION = /\bdecisions? (\d{4})\b/g;
const DOCUMENT = /\bdocs\/[\w/-]+\.md\b/g;

const numbersOf = (files) => files.flatMap(({ file }) => RECORD.exec(file)?.slice(1) ?? []);

const isComment = (line) => /^\s*(?:\/\/|\/?\*)|\/\*\*/.test(line);

/** Returns decision numbers without a record, and documents that a comment names but that do not exist. */
function missing({ file, text }, numbers, names) {
  const decisions = [...text.matchAll(MENTION)]
    .filter(([, number]) => !numbers.includes(number))
    .map(([mention]) => `${file}: there is no ${mention}`);
  if (file.endsWith('.md')) return decisions;
  const documents = text
    .split('\n')
    .filter(isComment)
    .flatMap((line) => line.match(DOCUMENT) ?? [])
    .filter((name) => !names.has(name))
    .map((name) => `${file}: ${name} does not exist`);
  return [...decisions, ...documents];
}

/**
 * Returns the problems of the decision records: duplicate numbers, numbers without a record, and records that the
 * index lacks.
 */
export function decisionProblems(files) {
  const numbers = numbersOf(files);
  const names = new Set(files.map(({ file }) => file));
  const index = files.find(({ file }) => file === 'docs/decisions/README.md')?.text ?? '';
  return [
    ...numbers
      .filter((number, at) => numbers.indexOf(number) !== at)
      .map((number) => `two records have the number ${number}`),
    ...[...names]
      .filter((file) => /^docs\/decisions\/[a-z]+\//.test(file))
      .filter((file) => !index.includes(`](${file.replace('docs/decisions/', '')})`))
      .map((file) => `${file} is not in docs/decisions/README.md`),
    ...files.flatMap((each) => missing(each, numbers, names)),
  ];
}
