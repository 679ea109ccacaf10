import { foreignText } from './foreignText.ts'

/** An error of the YAML parser. */
export interface ParserError {
  readonly reason: string
  /** Offset, where the parser reports one. */
  readonly position: number | undefined
}

/** The same, worded for the author of the document. */
export interface SyntaxProblem {
  readonly message: string
  readonly hint: string
  readonly position: number
}

/** Problem of a string that is not valid YAML, and advice. */
export function syntaxProblem(text: string, { reason, position = 0 }: ParserError): SyntaxProblem {
  const conflict = /^(<{7}|>{7}) /m.exec(text)
  if (conflict !== null) {
    return {
      message: 'The file contains merge conflict markers.',
      hint: 'Resolve the conflict, and remove the lines of <<<<<<<, ======= and >>>>>>>.',
      position: conflict.index,
    }
  }
  if (reason.includes('the input is empty')) {
    const hint = 'Check the path, and that the file was saved completely.'
    return {
      message: `The file is empty${text.trim() === '' ? '' : ' but for comments'}.`,
      hint,
      position: 0,
    }
  }
  if (reason.includes('expected a single document')) {
    return {
      message: 'The file contains several YAML documents; the second one begins here.',
      hint: 'Save each in its own file.',
      position: secondDocument(text),
    }
  }
  const foreign = foreignText(text)
  if (foreign !== undefined) return { ...foreign, position: 0 }
  return { message: `Syntax error: ${reason}`, hint: hintFor(reason, lineAt(text, position)), position }
}

function hintFor(reason: string, line: string): string {
  if (reason.includes('tab characters')) return 'Indent with spaces; YAML does not allow tabs.'
  if (/unknown \w+ tag/.test(reason)) return 'Remove the tag; a contract is plain data.'
  if (reason.includes('within a flow collection')) return 'A { or [ before this is not closed.'
  if (reason.includes('missed comma')) return 'Put a comma before this.'
  if (reason.includes('maxDepth')) return 'Move inner schemas to components and use $ref.'
  if (reason.includes('unidentified alias'))
    return 'Name it with & before it is used; a string that starts with * needs quotes.'
  const value = /^\s*(?:- )?[^\s:"'{[]+:\s+(\S.*)/.exec(line)?.[1]
  if (value !== undefined && /^[@`%]/.test(value))
    return `Put the text in quotes; it starts with ${value[0]}.`
  if (value !== undefined && /^[^"'{[|>].*: /.test(value)) return `Put the text in quotes; it has ': ' in it.`
  if (reason.includes('indentation')) {
    return 'Keys of one object start in the same column, further right than the key they belong to.'
  }
  return 'Correct it here or just before; the rest is read after that.'
}

function lineAt(text: string, position: number): string {
  const end = text.indexOf('\n', position)
  return text.slice(text.lastIndexOf('\n', position - 1) + 1, end < 0 ? text.length : end)
}

function secondDocument(text: string): number {
  const marks = [...text.matchAll(/^---(?=\s|$)/gm)].map(({ index }) => index)
  // A mark before anything but comments only begins the first one.
  return marks.find((index) => /^(?!\s*(#|%|---|$))/m.test(text.slice(0, index))) ?? 0
}
