import { addImport } from '../../migrate/source/addImport.ts'
import { moduleSpecifier } from '../../migrate/source/moduleSpecifier.ts'
import { applyTextEdits } from '../../migrate/source/textEdits.ts'
import type { AddContext } from '../AddContext.ts'

/** Exports the policy as `headers` of React Router's root, which its routes have unless they export their own. */
export function addRootHeaders(context: AddContext, policy: string): void {
  const { app, project, style } = context
  const [root] = app.roots
  const file = root && project.getSourceFile(root.path)
  const { quote: q, semicolon: s, indent } = style
  const lines = [
    'export function headers() {',
    `${indent}// The development server has scripts and sockets of its own.`,
    `${indent}if (!import.meta.env.PROD) return {}${s}`,
    `${indent}return { ${q}Content-Security-Policy${q}: contentSecurityPolicy() }${s}`,
    '}',
  ]
  if (!file || file.getExportedDeclarations().has('headers')) {
    context.addManual({
      reason: 'The root has headers already, or was not found. Send from it:',
      lines: lines.slice(1, -1),
    })
    return
  }
  const end = file.getFullText().trimEnd().length
  applyTextEdits(file, [{ start: end, end, text: `\n\n${lines.join('\n')}` }])
  addImport(file, moduleSpecifier(file, policy), { name: 'contentSecurityPolicy' })
}
