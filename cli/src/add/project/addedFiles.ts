import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Project } from 'ts-morph'
import type { FileChange } from '../../migrate/project/FileChange.ts'
import { relativeSpecifier } from '../../migrate/source/moduleSpecifier.ts'
import { templatesFolder } from '../../templates.ts'
import type { ProjectStyle } from './ProjectStyle.ts'
import { styleText } from './styleText.ts'

/** Files that the kit brings along, and texts that are no source. */
export interface AddedFiles {
  /**
   * Adds a file of `templates/added` in the style of the project. No-op where the path is taken.
   *
   * @param template its name, e.g. `kitOptions.ts`
   * @param path absolute, with the template's extension
   * @param adapt changes its text
   * @returns its path, with the extension of the project's language
   */
  add(template: string, path: string, adapt?: (text: string) => string): string
  /** Path of an added file by its template's name; undefined where it was not added. */
  pathOf(template: string): string | undefined
  /** Registers a file of the project under a template's name, for imports of it. */
  alias(template: string, path: string): void
  /** Changes or creates a text file, by its absolute path. Secret: its values are not printed. */
  edit(path: string, change: (text: string) => string, options?: { readonly isSecret?: boolean }): void
  /** Names a file, by its absolute path, that running the app writes: `undo` puts it back, whatever it has become. */
  leave(path: string): void
  /** Files of {@link leave}. */
  left(toPath: (file: string) => string): readonly FileChange[]
  /** Changes of text files; sources are in the project. */
  texts(toPath: (file: string) => string): readonly FileChange[]
}

export interface CreateAddedFilesParameters {
  readonly project: Project
  readonly style: ProjectStyle
  readonly isTyped: boolean
}

export function createAddedFiles({ project, style, isTyped }: CreateAddedFilesParameters): AddedFiles {
  const paths = new Map<string, string>()
  const written = new Set<string>()
  const texts = new Map<string, { before: string | undefined; after: string; isSecret: boolean }>()
  return {
    add(template, path, adapt = (text) => text) {
      const target = isTyped ? path : path.replace(/\.ts(x?)$/, '.js$1')
      paths.set(stem(template), target)
      if (project.getSourceFile(target) || existsSync(target)) return target
      const source = adapt(readFileSync(join(templatesFolder(), 'added', template), 'utf8'))
      const linked = source.replaceAll(/(?<=from ')\.\/(\w+)(?=')/g, (_, name: string) =>
        // Node itself runs the policy of an app of Next in JavaScript, for its configuration.
        relativeSpecifier(target, paths.get(name) ?? name, style.hasExtensions || !isTyped),
      )
      project.createSourceFile(target, styleText(linked, style, isTyped))
      return target
    },
    pathOf: (template) => paths.get(stem(template)),
    alias(template, path) {
      paths.set(stem(template), path)
    },
    edit(path, change, { isSecret = false } = {}) {
      const before = texts.has(path)
        ? texts.get(path)?.before
        : existsSync(path)
          ? readFileSync(path, 'utf8')
          : undefined
      const after = change(texts.get(path)?.after ?? before ?? '')
      if (after !== (before ?? '')) texts.set(path, { before, after, isSecret })
    },
    leave(path) {
      written.add(path)
    },
    left: (toPath) =>
      [...written].map((path) => ({
        path: toPath(path),
        before: existsSync(path) ? readFileSync(path, 'utf8') : undefined,
        after: '',
        isGenerated: true,
      })),
    texts: (toPath) =>
      [...texts].map(([path, { before, after, isSecret }]) => ({
        path: toPath(path),
        before,
        after,
        ...(isSecret ? { isSecret } : {}),
      })),
  }
}

function stem(template: string): string {
  return basename(template).replace(/\.\w+$/, '')
}
