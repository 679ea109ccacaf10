import { join } from 'node:path'
import { SyntaxKind } from 'ts-morph'
import { addImport } from '../../migrate/source/addImport.ts'
import { relativeSpecifier } from '../../migrate/source/moduleSpecifier.ts'
import { applyTextEdits } from '../../migrate/source/textEdits.ts'
import type { AddContext } from '../AddContext.ts'
import { findFile } from '../kinds/findFile.ts'
import { appendElement } from './appendElement.ts'

/** Adds a plugin of the app's own to the one list of plugins in its `vite.config`. */
export function addVitePlugin(context: AddContext, name: string, path: string): void {
  const { folder, project, style } = context
  const config = findFile(join(folder, 'vite.config'))
  const file = config === undefined ? undefined : project.getSourceFile(config)
  const specifier = relativeSpecifier(join(folder, 'vite.config.ts'), path, style.hasExtensions)
  const lists = (file?.getDescendantsOfKind(SyntaxKind.PropertyAssignment) ?? [])
    .filter((property) => property.getName() === 'plugins')
    .flatMap((property) => property.getInitializerIfKind(SyntaxKind.ArrayLiteralExpression) ?? [])
  const [list, second] = lists
  if (file && list && !second) {
    applyTextEdits(file, [appendElement(list, `${name}()`, style.indent)])
    addImport(file, specifier, { name })
    return
  }
  context.addManual({
    reason: 'The list of plugins in vite.config was not found.',
    lines: [
      `import { ${name} } from ${style.quote}${specifier}${style.quote}${style.semicolon}`,
      '',
      `plugins: [${name}()]`,
    ],
  })
}
