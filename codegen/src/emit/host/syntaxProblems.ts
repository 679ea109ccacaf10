import { createRequire } from 'node:module'
import type * as morph from 'ts-morph'

/** Syntax errors of a file, each with its place and line. Empty: it can be parsed. */
export function syntaxProblems(path: string, text: string): string[] {
  const { ts } = parser()
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  })
  return diagnostics.map(({ start = 0, messageText }) => {
    const before = text.slice(0, start).split('\n')
    const column = (before.at(-1)?.length ?? 0) + 1
    const line = text.split('\n')[before.length - 1] ?? ''
    return [
      `${path}:${before.length}:${column} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      `  > ${before.length} | ${line}`,
      `  ${' '.repeat(`> ${before.length}`.length)} | ${' '.repeat(column - 1)}^`,
    ].join('\n')
  })
}

/** A parser is large, and only hosts with emitters of their own need one. */
function parser(): typeof morph {
  return createRequire(import.meta.url)('ts-morph') as typeof morph
}
