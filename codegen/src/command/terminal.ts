import { styleText } from 'node:util'

/** An output stream, and whether it is a terminal. */
export interface Output {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
  write(text: string): unknown
}

type Environment = Readonly<Record<string, string | undefined>>

/** Whether text on the way to a stream may be coloured: https://no-color.org and the usual FORCE_COLOR. */
export function hasColors({ isTTY }: Output, env: Environment): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false
  if (env.FORCE_COLOR !== undefined) return !['0', 'false'].includes(env.FORCE_COLOR)
  return isTTY === true && env.TERM !== 'dumb'
}

/** Whether the output is a terminal, so that progress is worth showing. */
export function isWatched({ isTTY }: Output, env: Environment): boolean {
  return (
    isTTY === true && env.TERM !== 'dumb' && (env.CI === undefined || ['', '0', 'false'].includes(env.CI))
  )
}

/** Escapes control characters, so that a contract cannot send control codes to the terminal. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are escaped
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '\ufffd')
}

/** Colours the text of a diagnostic: place and severity, the marked line, the line of `^`. */
export function colourDiagnostic(text: string): string {
  return text
    .split('\n')
    .map((line, index) => {
      if (index > 0)
        return /^ +\| *\^+$/.test(line)
          ? style('red', line)
          : line.startsWith('  >')
            ? line
            : style('dim', line)
      const match = /^(.*?) (error|warning): (.*)$/.exec(line)
      if (match === null) return line
      const [, place = '', severity = '', message = ''] = match
      return `${style('bold', place)} ${style(severity === 'error' ? 'red' : 'yellow', `${severity}:`)} ${message}`
    })
    .join('\n')
}

function style(format: 'red' | 'yellow' | 'dim' | 'bold', text: string): string {
  // The caller has checked that colours are enabled.
  return styleText(format, text, { validateStream: false })
}
