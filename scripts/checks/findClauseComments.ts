import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { Finding } from './Finding.ts'
import { sourceFiles } from './sourceFiles.ts'

const clause = /^(?:What|Where|Whether what|One that|Those|That of)\b/
/** The name and the dash after these tags come before their text. */
const tag = /^@(?:(?:param|template|property)\s+\S+|\w+)\s*(?:-\s*)?/

interface Comment {
  readonly lines: readonly string[]
  readonly start: number
}

/**
 * Comments that begin with a relative clause: 'What the server returned'. A comment is a noun phrase or an imperative.
 * Checks the first sentence of each paragraph and of each tag, not the lines that continue a sentence.
 */
export function findClauseComments(root: string): readonly Finding[] {
  return sourceFiles(root).flatMap((file) => clausesIn(file, readFileSync(join(root, file), 'utf8')))
}

function clausesIn(file: string, source: string): readonly Finding[] {
  return commentsIn(file, source).flatMap(({ lines, start }) => {
    const firstLine = source.slice(0, start).split('\n').length
    return lines.flatMap((text, index) => {
      const begins = index === 0 || lines[index - 1] === '' || text.startsWith('@')
      const [words] = (begins && clause.exec(text.replace(tag, ''))) || []
      return words
        ? [
            {
              file,
              line: firstLine + index,
              reason: `comment begins with '${words}': use a noun phrase or an imperative`,
            },
          ]
        : []
    })
  })
}

/** Block comments, and line comments joined with those on the lines below them. */
function commentsIn(file: string, source: string): readonly Comment[] {
  const found: { lines: string[]; start: number }[] = []
  let previous = { end: -1, standsAlone: false }
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const isLine = type === 'Line'
    const standsAlone = isLine && isBlank(source.slice(source.lastIndexOf('\n', start - 1) + 1, start))
    const between = source.slice(previous.end, start)
    const continues =
      standsAlone && previous.standsAlone && isBlank(between) && between.split('\n').length === 2
    if (continues) found.at(-1)?.lines.push(value.trim())
    else found.push({ lines: isLine ? [value.trim()] : blockLines(value), start })
    previous = { end, standsAlone }
  }
  return found
}

/** Lines of a block comment without its stars; the text may begin on the second one. */
function blockLines(value: string): string[] {
  return value.split('\n').map((line) => line.replace(/^\s*\*?/, '').trim())
}

const isBlank = (text: string) => text.trim() === ''
