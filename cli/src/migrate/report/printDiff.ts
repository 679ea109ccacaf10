import { createTwoFilesPatch } from 'diff'
import type { FileChange } from '../project/FileChange.ts'

/** A unified diff of all changes, which `git apply` accepts. */
export function printDiff(changes: readonly FileChange[]): string {
  return changes
    .map(({ path, before, after, isSecret = false }) =>
      createTwoFilesPatch(
        before === undefined ? '/dev/null' : `a/${path}`,
        `b/${path}`,
        hidden(before ?? '', isSecret),
        hidden(after, isSecret),
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

/** A text of variables without their values. */
function hidden(text: string, isSecret: boolean): string {
  return isSecret ? text.replaceAll(/^(\s*(?:export\s+)?\w+\s*=).*$/gm, '$1…') : text
}
