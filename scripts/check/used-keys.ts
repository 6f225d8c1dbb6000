import { type ParseResult, parseSync, Visitor } from 'oxc-parser';

/**
 * Translation keys that a source asks for. Code may build keys in three ways, and no other:
 * - a literal in the call, `t('hero.title')`, also both ends of a condition;
 * - a template with a fixed beginning, `t(\`step.${n}.title\`)`, which asks for every key that fits;
 * - a literal that stands elsewhere as data, `{ label: 'footer.agb' }`, and reaches `t` through a variable.
 */
export interface AskedKeys {
  /** Namespaces of the file's `useTranslation('…')` calls, the default namespace first. */
  namespaces: string[];
  /** Keys that a call names, which therefore must exist. */
  asked: string[];
  /** Templates of calls as patterns, `*` for each gap; at least one key must fit. */
  patterns: string[];
  /** Every other literal and template; where one fits a key, the key is in use. */
  mentioned: string[];
}

type Node = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>>[0]['arguments'][number];

const patternOf = (quasis: { value: { cooked: string | null } }[]) =>
  quasis.map((part) => part.value.cooked ?? '').join('*');

const collectKeys = (node: Node | undefined, into: AskedKeys) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') into.asked.push(node.value);
  if (node?.type === 'TemplateLiteral') into.patterns.push(patternOf(node.quasis));
  if (node?.type === 'ConditionalExpression') {
    collectKeys(node.consequent, into);
    collectKeys(node.alternate, into);
  }
};

const visit = (program: ParseResult['program'], keys: AskedKeys) =>
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name;
      if (name === 't') collectKeys(first, keys);
      if (name === 'useTranslation' && first?.type === 'Literal') keys.namespaces.push(String(first.value));
    },
    JSXAttribute: ({ name, value }) => {
      if (name.name === 'i18nKey' && value?.type === 'Literal') keys.asked.push(String(value.value));
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') keys.mentioned.push(value);
    },
    TemplateLiteral: ({ quasis }) => keys.mentioned.push(patternOf(quasis)),
  }).visit(program);

/** The translation keys in one source file. */
export const askedKeys = (path: string, source: string): AskedKeys => {
  const keys: AskedKeys = { namespaces: ['common'], asked: [], patterns: [], mentioned: [] };
  visit(parseSync(path, source).program, keys);
  return keys;
};
