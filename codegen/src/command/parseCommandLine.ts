import { Command, CommanderError, type Option } from 'commander'
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
  /** The help, where that is all that is wanted. */
  readonly help: string | undefined
}

/** Values as commander keeps them. */
interface Values extends Omit<CommandLine, 'inputs' | 'noCache' | 'help' | 'targets'> {
  readonly cache: boolean
  readonly targets: readonly string[] | undefined
  readonly help: boolean
}

/**
 * Reads the arguments of the command.
 *
 * @throws {UsageError} in one line, with a suggestion.
 */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const program = createProgram()
  try {
    program.parse(args, { from: 'user' })
  } catch (error) {
    throw error instanceof CommanderError ? usageError(error, program, args) : error
  }
  for (const option of program.options) checkValue(option, program, args)
  const { cache, help, targets, check, watch, ...values } = program.opts<Partial<Values>>()
  if (check === true && watch === true) throw new UsageError('--check and --watch cannot be combined.')
  return {
    inputs: program.args,
    output: values.output,
    targets: targetsOf(targets),
    name: values.name,
    config: values.config,
    importExtension: values.importExtension,
    check: check ?? false,
    watch: watch ?? false,
    lenient: values.lenient ?? false,
    noCache: cache === false,
    fetch: values.fetch ?? false,
    allowOutside: values.allowOutside ?? false,
    quiet: values.quiet ?? false,
    version: values.version ?? false,
    help: help === true ? program.helpInformation() + moreHelp : undefined,
  }
}

const usage = `<input…> -o <folder>     compile these files
       wallet-kit-codegen                          compile the inputs of wallet-kit.codegen.ts`

const description = `Compiles OpenAPI 3.0 and 3.1, OpenRPC, message channels, JSON Schema and error catalogues into TypeScript.

Inputs are files, addresses (https://…), or folders: all contracts below them (but not plain JSON Schema, which is often a part of others).`

const moreHelp = `
Exit codes:
  0  done, or up to date
  1  mistakes in a contract or an emitter, files in the way, or an output that is not up to date (--check)
  2  wrong usage or configuration, or an internal error

Example:
  wallet-kit-codegen petstore.yaml -o src/api
`

/** Help and version are options like the others: commander would end the process after it has printed them. */
function createProgram(): Command {
  return new Command('wallet-kit-codegen')
    .usage(usage)
    .description(description)
    .argument('[input...]')
    .helpOption(false)
    .option('-o, --output <folder>', 'output folder; every input becomes a folder in it')
    .option(
      '-t, --targets <a,b>',
      'what to make: types, validators, client, query, react, handlers, routes, rpc, channel, errors, reference, or all (default: what suits the input and needs zod and openapi-fetch at most)',
      (list, lists: readonly string[] = []) => [...lists, ...list.split(',')],
    )
    .option('-n, --name <name>', 'name of the service, for a single input')
    .option('-c, --config <file>', 'another configuration file; other flags override it')
    .option('-w, --watch', 'compile again whenever a file that was read changes')
    .option('--check', 'write nothing; fail when the output is not up to date')
    .option('--lenient', 'treat recoverable mistakes in a contract as warnings')
    .option('--allow-outside', 'allow references to files outside the project')
    .option(
      '--import-extension <js|ts|none>',
      'what imports between generated files end with (default: js)',
      extensionOf,
    )
    .option('--fetch', `download again what inputs with a 'url' keep in a file`)
    .option('--no-cache', 'ignore the cache of earlier runs')
    .option('-q, --quiet', 'only warnings and errors')
    .option('-v, --version', 'version of this command')
    .option('-h, --help', 'this help')
    .configureHelp({ helpWidth: 120, visibleArguments: () => [] })
    .configureOutput({ writeErr: () => {} })
    .exitOverride()
}

/** Commander's message in one line. */
function usageError(
  { code, message }: CommanderError,
  program: Command,
  args: readonly string[],
): UsageError {
  // An option without a value has to be the last argument.
  if (code === 'commander.optionMissingArgument') return missingValue(args.at(-1))
  const [, flag = '', meant] = /unknown option '(.*?)'(?:\n\(Did you mean (.*)\?\))?$/s.exec(message) ?? []
  const [name = ''] = flag.split('=', 1)
  const isSwitch = program.options.some((option) => isNamed(option, name))
  if (isSwitch) return new UsageError(`${name} does not accept a value.`)
  if (flag === '') return new UsageError(message.replace(/^error: /, '').replaceAll('\n', ' '))
  return new UsageError(
    meant === undefined
      ? `Unknown option ${flag}; --help lists them.`
      : `Unknown option ${flag}. Did you mean ${meant}?`,
  )
}

/** Commander accepts an empty value, and any next argument: `-o --check` lacks one. */
function checkValue(option: Option, program: Command, args: readonly string[]) {
  if (!option.required || option.attributeName() === 'importExtension') return
  const value: unknown = program.getOptionValue(option.attributeName())
  const texts = Array.isArray(value) ? value : [value]
  if (
    texts.every((text) => text === '') ||
    texts.some((text) => typeof text === 'string' && text.startsWith('-'))
  )
    throw missingValue(args.findLast((arg) => isNamed(option, arg)) ?? option.long)
}

function isNamed({ short, long }: Option, arg: string): boolean {
  return arg === short || arg === long
}

function missingValue(flag = ''): UsageError {
  return new UsageError(`${flag} requires a value; see --help.`)
}

function targetsOf(lists: readonly string[] | undefined): readonly string[] | 'all' | undefined {
  if (lists === undefined) return undefined
  const names = lists.map((name) => name.trim()).filter((name) => name !== '')
  if (names.length === 0) throw new UsageError('--targets requires at least one name; see --help.')
  return names.includes('all') ? 'all' : names
}

function extensionOf(text: string): CommandLine['importExtension'] {
  switch (text) {
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
