import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Project, ts } from 'ts-morph'

const excludedFolders = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'public', 'vendor'])
const codeFile = /\.[cm]?[jt]sx?$/
const markupFile = /\.(html|vue|svelte)$/
/** Files without imports matter for custom elements alone. */
const relevant = /\b(import|require|from)\b|<(appkit|w3m)-/

export interface ReadSourcesReturnType {
  /** Has every source file that imports something or has an element of a kit. */
  readonly project: Project
  /** Text of the source files, by path. */
  readonly before: ReadonlyMap<string, string>
  /** Text of HTML, Vue and Svelte files, by path. */
  readonly markup: ReadonlyMap<string, string>
}

/** Paths of the source files of a project, absolute, without folders of output and hidden ones. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return excludedFolders.has(entry.name) || entry.name.startsWith('.') ? [] : listFiles(path)
    return entry.isFile() && (codeFile.test(entry.name) || markupFile.test(entry.name)) ? [path] : []
  })
}

/** Parses source files, and reads the others. */
export function readSources(files: readonly string[]): ReadSourcesReturnType {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve },
  })
  const before = new Map<string, string>()
  const markup = new Map<string, string>()
  for (const path of files) {
    const text = readFileSync(path, 'utf8')
    if (markupFile.test(path)) markup.set(path, text)
    else if (relevant.test(text)) {
      const file = project.createSourceFile(path, text, { overwrite: true })
      before.set(file.getFilePath(), file.getFullText())
    }
  }
  return { project, before, markup }
}
