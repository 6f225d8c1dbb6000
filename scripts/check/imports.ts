import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  specifier: string;
  line: number;
  /** Erased before the program runs. */
  typeOnly: boolean;
}

/** Every module that a TypeScript source names: imports, re-exports, `import()` of a literal and import types. */
export const importsOf = (path: string, source: string): Import[] => {
  const found: Import[] = [];
  const add = (node: { value: unknown; start: number } | null, typeOnly = false) => {
    if (typeof node?.value !== 'string') return;
    found.push({ specifier: node.value, line: source.slice(0, node.start).split('\n').length, typeOnly });
  };
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source.type === 'Literal' ? node.source : null),
    TSImportType: (node) => add(node.source, true),
  }).visit(program);
  return found;
};
