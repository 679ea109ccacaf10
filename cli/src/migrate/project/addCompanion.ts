import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type SourceFile, ts } from 'ts-morph'
import type { MigrationContext } from '../MigrationContext.ts'

/** Sources of files that a migration adds to an app: beside `dist` in the package, in `templates` in the repository. */
function companionsFolder(): string {
  const published = fileURLToPath(new URL('../../../templates/migrated', import.meta.url))
  return existsSync(published)
    ? published
    : fileURLToPath(new URL('../../../../templates/migrated', import.meta.url))
}

/**
 * Adds a file with names of the former kit over those of wallet-kit, in TypeScript or JavaScript as the app is.
 *
 * @param name of the file in `templates/migrated`, without its extension
 * @param adapt changes its text for the app
 */
export function addCompanion(
  { project, root }: MigrationContext,
  name: string,
  adapt: (text: string) => string = (text) => text,
): SourceFile {
  const isTyped = existsSync(join(root, 'tsconfig.json'))
  const folder = statSync(join(root, 'src'), { throwIfNoEntry: false })?.isDirectory()
    ? join(root, 'src')
    : root
  const path = join(folder, 'walletKit', `${name}.${isTyped ? 'tsx' : 'jsx'}`)
  const existing = project.getSourceFile(path)
  if (existing) return existing
  const source = adapt(readFileSync(join(companionsFolder(), `${name}.tsx`), 'utf8'))
  const text = isTyped ? source : toJavaScript(source)
  return project.createSourceFile(path, text)
}

/** The same without types; comments and JSX stay. */
function toJavaScript(source: string): string {
  // Empty lines are dropped by the compiler: comments keep their place.
  const kept = source.replaceAll(/^$/gm, '//keep-line')
  const text = ts.transpile(kept, {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.Preserve,
    verbatimModuleSyntax: true,
  })
  return text.replaceAll('//keep-line', '').replaceAll(/\n{3,}/g, '\n\n')
}
