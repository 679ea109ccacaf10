import { parseArgs } from 'node:util'
import { nearest } from '../diagnostics/nearest.ts'
import { UsageError } from './UsageError.ts'

/** The parsed command line. */
export interface CommandLine {
  readonly inputs: readonly string[]
  readonly output: string | undefined
  readonly targets: readonly string[] | 'all' | undefined
  readonly name: string | undefined
  readonly config: string | undefined
  readonly importExtension: '.js' | '.ts' | '' | undefined
  readonly check: boolean
  readonly watch: boolean
  readonly lenient: boolean
  readonly noCache: boolean
  readonly fetch: boolean
  readonly allowOutside: boolean
  readonly quiet: boolean
  readonly version: boolean
  readonly help: boolean
}

const flags = {
  output: { type: 'string', short: 'o' },
  targets: { type: 'string', short: 't', multiple: true },
  name: { type: 'string', short: 'n' },
  config: { type: 'string', short: 'c' },
  'import-extension': { type: 'string' },
  check: { type: 'boolean', default: false },
  watch: { type: 'boolean', short: 'w', default: false },
  lenient: { type: 'boolean', default: false },
  'no-cache': { type: 'boolean', default: false },
  fetch: { type: 'boolean', default: false },
  'allow-outside': { type: 'boolean', default: false },
  quiet: { type: 'boolean', short: 'q', default: false },
  version: { type: 'boolean', short: 'v', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/**
 * Reads the arguments of the command.
 *
 * @throws {UsageError} in one line, with a suggestion.
 */
export function parseCommandLine(args: readonly string[]): CommandLine {
  // Not strict, because the platform's messages have no suggestions.
  const { tokens } = parseArgs({ args: [...args], options: flags, strict: false, tokens: true })
  for (const token of tokens) if (token.kind === 'option') checkFlag(token)
  const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true })
  if (values.check && values.watch) throw new UsageError('--check and --watch cannot be combined.')
  return {
    inputs: positionals,
    output: values.output,
    targets: targetsOf(values.targets),
    name: values.name,
    config: values.config,
    importExtension: extensionOf(values['import-extension']),
    check: values.check,
    watch: values.watch,
    lenient: values.lenient,
    noCache: values['no-cache'],
    fetch: values.fetch,
    allowOutside: values['allow-outside'],
    quiet: values.quiet,
    version: values.version,
    help: values.help,
  }
}

interface FlagToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
}

function checkFlag({ name, rawName, value }: FlagToken) {
  if (!isFlag(name)) {
    const meant = nearest(name, Object.keys(flags))
    throw new UsageError(
      meant === undefined
        ? `Unknown option ${rawName}; --help lists them.`
        : `Unknown option ${rawName}. Did you mean --${meant}?`,
    )
  }
  const { type } = flags[name]
  const isMissing = value === undefined || (value === '' && name !== 'import-extension')
  if (type === 'string' && isMissing) throw new UsageError(`${rawName} requires a value; see --help.`)
  if (type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} does not accept a value.`)
}

function isFlag(name: string): name is keyof typeof flags {
  return Object.hasOwn(flags, name)
}

function targetsOf(lists: readonly string[] | undefined): readonly string[] | 'all' | undefined {
  if (lists === undefined) return undefined
  const names = lists
    .flatMap((list) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length === 0) throw new UsageError('--targets requires at least one name; see --help.')
  return names.includes('all') ? 'all' : names
}

function extensionOf(text: string | undefined): CommandLine['importExtension'] {
  switch (text) {
    case undefined:
      return undefined
    case 'js':
    case '.js':
      return '.js'
    case 'ts':
    case '.ts':
      return '.ts'
    case 'none':
    case '':
      return ''
    default:
      throw new UsageError(`--import-extension must be js, ts or none, not '${text}'.`)
  }
}
