import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { syntaxProblems } from '../emit/host/syntaxProblems.ts'

/**
 * An error of the host's own code, in one line, with its place.
 *
 * @param files Absolute paths of that code.
 */
export function describeFailure(error: unknown, files: readonly string[]): string {
  if (!(error instanceof Error)) return String(error)
  const [message = ''] = error.message.split('\n')
  if (message.includes(`'@wallet-kit/codegen'`)) {
    return `${message}. Install it (npm i -D @wallet-kit/codegen), or export a plain object.`
  }
  if (error instanceof SyntaxError) return syntaxProblemIn(files) ?? `${error.name}: ${message}`
  const place = placeIn(error.stack ?? '', files)
  return `${place === undefined ? '' : `${place} `}${error.name}: ${message}`
}

/** The platform does not report where the syntax of a module is wrong. */
function syntaxProblemIn(files: readonly string[]): string | undefined {
  for (const file of files) {
    const [problem] = syntaxProblems(basename(file), readFileSync(file, 'utf8'))
    if (problem !== undefined) return problem.split('\n')[0]
  }
  return undefined
}

function placeIn(stack: string, files: readonly string[]): string | undefined {
  const frames = stack.matchAll(/([^\s/\\()]+?)(?:\?[^:\s]*)?(:\d+:\d+)\)?$/gm)
  for (const [, name = '', position = ''] of frames) {
    if (files.some((file) => basename(file) === name)) return `${name}${position}`
  }
  return undefined
}
