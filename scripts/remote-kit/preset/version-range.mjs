const numbers = (version) => version.split('.').map(Number);

function compare(a, b) {
  const [left, right] = [numbers(a), numbers(b)];
  const differing = left.findIndex((each, index) => each !== right[index]);
  return differing < 0 ? 0 : left[differing] - right[differing];
}

const [OPERATOR, VERSION] = [/^[\^<>=]*/, /^\d+\.\d+\.\d+$/];

/**
 * This replaces Module Federation's reader of version ranges. It supports the ranges that the shell, the remotes,
 * and the runtime use: `^1.2.3` of a major above 0, `<=1.2.3`, and a version. No version satisfies any other range.
 */
export function satisfy(version, range) {
  const [operator] = OPERATOR.exec(range);
  const bound = range.slice(operator.length);
  if (![version, bound].every((each) => VERSION.test(each))) return false;
  const order = compare(version, bound);
  if (operator === '^') return order >= 0 && numbers(version)[0] === numbers(bound)[0];
  return operator === '<=' ? order <= 0 : operator === '' && order === 0;
}
