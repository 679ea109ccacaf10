import type { Project } from 'ts-morph'
import type { FileChange } from './FileChange.ts'

/**
 * Source files whose text differs from the one before.
 *
 * @param before texts by absolute path; a file without one is new
 * @param toPath names a file relative to the project
 */
export function changedSources(
  project: Project,
  before: ReadonlyMap<string, string>,
  toPath: (file: string) => string,
): readonly FileChange[] {
  return project.getSourceFiles().flatMap((file): readonly FileChange[] => {
    const path = file.getFilePath()
    const original = before.get(path)
    const after = withLineEnds(file.getFullText(), original ?? '')
    return after === original ? [] : [{ path: toPath(path), before: original, after }]
  })
}

/** Lines that were added end as those of the file. */
function withLineEnds(text: string, original: string): string {
  return original.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text
}
