import { Node, type ObjectLiteralExpression } from 'ts-morph'

/** A property of an object literal: `name: text`, and as it is written. */
export interface WrittenProperty {
  readonly name: string
  /** The expression; of `{ name }` the name. */
  readonly text: string
  readonly node: Node
}

/** Properties of an object literal, spreads as `...`. */
export function propertiesOf(object: ObjectLiteralExpression): readonly WrittenProperty[] {
  return object.getProperties().map((node) => {
    if (Node.isPropertyAssignment(node))
      return {
        name: node.getName().replaceAll(/^['"]|['"]$/g, ''),
        text: node.getInitializerOrThrow().getText(),
        node,
      }
    if (Node.isSpreadAssignment(node)) return { name: '...', text: node.getExpression().getText(), node }
    const name = node.getName()
    return { name, text: Node.isShorthandPropertyAssignment(node) ? name : node.getText(), node }
  })
}

/** An object literal as text, with a property per line; shorthand where name and text are equal. */
export function objectText(
  properties: readonly (readonly [name: string, text: string])[],
  indent: string,
  /** Of the closing brace. */
  outerIndent = '',
): string {
  if (properties.length === 0) return '{}'
  const lines = properties.map(([name, text]) => {
    if (name === '...') return `...${text}`
    if (name === text) return name
    // A method brings its own name.
    return new RegExp(`^(async )?${name}\\(`).test(text) ? text : `${key(name)}: ${text}`
  })
  return `{\n${lines.map((line) => `${indent}${line},`).join('\n')}\n${outerIndent}}`
}

function key(name: string): string {
  return /^[\w$]+$/.test(name) ? name : `'${name}'`
}
