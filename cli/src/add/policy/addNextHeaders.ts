import { join } from 'node:path'
import { Node, type ObjectLiteralExpression, type SourceFile, SyntaxKind } from 'ts-morph'
import { addImport } from '../../migrate/source/addImport.ts'
import { importText } from '../../migrate/source/importStyle.ts'
import { relativeSpecifier } from '../../migrate/source/moduleSpecifier.ts'
import { applyTextEdits } from '../../migrate/source/textEdits.ts'
import type { AddContext } from '../AddContext.ts'
import { findFile } from '../kinds/findFile.ts'
import { appendElement } from '../project/appendElement.ts'

/** Adds the policy to `headers` of `next.config`. */
export function addNextHeaders(context: AddContext, policy: string): void {
  const { app, folder, project, style } = context
  const path = findFile(join(folder, 'next.config'))
  const file = path === undefined ? undefined : project.getSourceFile(path)
  // Node itself reads a configuration in JavaScript.
  const module = relativeSpecifier(join(folder, 'next.config.ts'), policy, !app.isTyped)
  const { quote: q, semicolon: s, indent } = style
  // A CommonJS module has no imports of modules; Next reads one in TypeScript with what it imports at once.
  const isCommonJs = file?.getFullText().includes('module.exports') ?? false
  const lines = [
    'async headers() {',
    `${indent}// The development server has scripts and sockets of its own.`,
    `${indent}if (process.env.NODE_ENV !== ${q}production${q}) return []${s}`,
    ...(isCommonJs ? [`${indent}const { contentSecurityPolicy } = await import(${q}${module}${q})${s}`] : []),
    `${indent}const header = { key: ${q}Content-Security-Policy${q}, value: contentSecurityPolicy() }${s}`,
    `${indent}return [{ source: ${q}/:path*${q}, headers: [header] }]${s}`,
    '}',
  ]
  const config = file && findConfig(file)
  const imported = { name: 'contentSecurityPolicy' }
  if (file && config && !config.getProperty('headers')) {
    applyTextEdits(file, [appendElement(config, lines.join('\n'), indent)])
    if (!isCommonJs) addImport(file, module, imported)
  } else
    context.addManual({
      reason: config
        ? 'next.config has headers already. Add one to them:'
        : 'The configuration in next.config was not found. Add to it:',
      lines: [
        ...(isCommonJs ? [] : [importText({ module, names: [imported], ...style }), '']),
        ...lines.slice(0, -1),
        `${lines.at(-1)},`,
      ],
    })
}

/** The configuration that a file exports: an object, or one behind a name or an assertion. */
function findConfig(file: SourceFile): ObjectLiteralExpression | undefined {
  const assigned = file
    .getDescendantsOfKind(SyntaxKind.BinaryExpression)
    .find((each) => each.getLeft().getText() === 'module.exports')
    ?.getRight()
  const exported = file.getExportAssignment((each) => !each.isExportEquals())?.getExpression() ?? assigned
  return asObject(exported, file)
}

function asObject(node: Node | undefined, file: SourceFile): ObjectLiteralExpression | undefined {
  if (Node.isObjectLiteralExpression(node)) return node
  if (Node.isSatisfiesExpression(node) || Node.isAsExpression(node))
    return asObject(node.getExpression(), file)
  if (!Node.isIdentifier(node)) return undefined
  const value = file.getVariableDeclaration(node.getText())?.getInitializer()
  return Node.isIdentifier(value) ? undefined : asObject(value, file)
}
