/** This replaces a value that is only known at run time. Such values count as plain words (see `patternsIn`). */
const PLAIN_WORD = 'word';

const isRaw = ({ type, object, property }) =>
  type === 'MemberExpression' && object.name === 'String' && property.name === 'raw';

/** Returns the text of an expression in the syntax tree. `constants` maps names to the file's own constants. */
export function staticText(node, constants) {
  if (node.type === 'Literal') return node.regex ? node.regex.pattern : String(node.value);
  if (node.type === 'Identifier' && constants.has(node.name)) {
    return staticText(constants.get(node.name), constants);
  }
  if (node.type === 'TaggedTemplateExpression' && isRaw(node.tag)) {
    return joined(node.quasi, constants, ({ raw }) => raw);
  }
  if (node.type === 'TemplateLiteral') return joined(node, constants, ({ cooked }) => cooked);
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    return staticText(node.left, constants) + staticText(node.right, constants);
  }
  return PLAIN_WORD;
}

function joined({ quasis, expressions }, constants, textOf) {
  return quasis
    .map(({ value }, index) => {
      const hole = expressions[index];
      return textOf(value) + (hole ? staticText(hole, constants) : '');
    })
    .join('');
}
