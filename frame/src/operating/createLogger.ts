export type LogLevel = 'info' | 'warning' | 'error'

/**
 * Everything that a line of the log may say besides time, level and event. Nothing of a visitor is among it: no address,
 * code, token, cookie, key, share or name.
 */
export interface LogFields {
  /** A text of the program itself, with public values of its configuration. */
  readonly summary?: string
  readonly requestId?: string
  /** Method and pattern of the path: `POST /email/:id/wait`. */
  readonly operation?: string
  readonly status?: number
  readonly ms?: number
  /** Class of an error. */
  readonly error?: string
  /** Its code: `FRAME_DATABASE_UNAVAILABLE`. */
  readonly code?: string
  /** Code of what caused it: `ECONNREFUSED`. */
  readonly cause?: string
  /** Places in the code, without the error's message. */
  readonly at?: readonly string[]
  readonly signal?: string
  readonly port?: number
  readonly way?: string
  readonly outcome?: string
}

export interface Logger {
  write(level: LogLevel, event: string, fields?: LogFields): void
}

export interface CreateLoggerParameters {
  /** `json`: one object a line. `text`: for people at a terminal. */
  readonly form: 'json' | 'text'
  readonly print: (line: string) => void
  /** In each line: service and keeper may write to the same place. */
  readonly party?: string
  readonly now?: () => Date
}

/** The order in lines of text, and the only fields that are printed, whatever an object has besides. */
const names: readonly (keyof LogFields | 'party')[] = [
  'party',
  'summary',
  'operation',
  'status',
  'ms',
  'way',
  'outcome',
  'error',
  'code',
  'cause',
  'signal',
  'port',
  'requestId',
  'at',
]
const longest = 500

export function createLogger({ form, print, party, now = () => new Date() }: CreateLoggerParameters): Logger {
  return {
    write(level, event, fields = {}) {
      const time = now().toISOString()
      const known = names.flatMap((name) => {
        const value = name === 'party' ? party : fields[name]
        return value === undefined ? [] : [[name, shorten(value)] as const]
      })
      if (form === 'json') print(JSON.stringify({ time, level, event, ...Object.fromEntries(known) }))
      else
        print(
          [time.slice(11, 19), level, event, ...known.map(([name, value]) => toText(name, value))].join(' '),
        )
    },
  }
}

function shorten(value: string | number | readonly string[]) {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? value.slice(0, longest) : value.map((each) => each.slice(0, longest))
}

function toText(name: string, value: string | number | readonly string[]): string {
  if (name === 'operation' || name === 'status' || name === 'summary' || name === 'party') return `${value}`
  if (name === 'ms') return `${value} ms`
  // One line for each entry of the log.
  return `${name}=${typeof value === 'object' ? value.join(' < ') : `${value}`.replaceAll(/[\r\n]/g, ' ')}`
}
