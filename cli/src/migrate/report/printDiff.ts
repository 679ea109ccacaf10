import { createTwoFilesPatch } from 'diff'
import type { FileChange } from '../project/FileChange.ts'

/** A unified diff of all changes, which `git apply` accepts. */
export function printDiff(changes: readonly FileChange[]): string {
  return changes
    .map(({ path, before, after }) =>
      createTwoFilesPatch(
        before === undefined ? '/dev/null' : `a/${path}`,
        `b/${path}`,
        before ?? '',
        after,
        '',
        '',
        { context: 3 },
      )
        .replace(/^=+\n/, '')
        // The empty headers leave a tab.
        .replaceAll(/^((?:---|\+\+\+) .*)\t$/gm, '$1'),
    )
    .join('')
}
