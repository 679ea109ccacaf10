import { Argument, Command, CommanderError } from 'commander'
import { fileSchema } from './fileSchema.ts'
import { checkKeeperProcess, checkService } from './runCheck.ts'
import { runKeeper } from './runKeeper.ts'
import { runService } from './runService.ts'
import type { Terminal } from './Terminal.ts'

export interface RunCommandParameters {
  /** Without the program's own name. */
  readonly args: readonly string[]
  readonly version: string
  readonly terminal: Terminal
}

interface Flags {
  readonly config?: string
  readonly check?: boolean
  readonly json?: boolean
}

const checkText = 'say what browsers, mail and clocks will refuse, instead of serving'
const jsonText = 'print what `--check` finds as JSON'

/**
 * Runs the command `frame`. What serves goes on after it resolves.
 *
 * @returns the exit code of a command that ends
 * @throws when a server cannot start, with a message for its operator
 */
export async function runCommand({ args, version, terminal }: RunCommandParameters): Promise<number> {
  let exitCode = 0
  const program = new Command('frame')
    .description("Serves the frame: the page and the service of your visitors' wallets.")
    .option('-c, --config <file>', 'configuration; default: frame.config.json, if there is one')
    .option('--check', checkText)
    .option('--json', jsonText)
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .allowExcessArguments(false)
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.printError(text.trimEnd()),
    })
    .action(async ({ config: path, check, json: isJson = false }: Flags) => {
      if (check) exitCode = await checkService({ terminal, file: { path }, isJson })
      else await runService(terminal, { path })
    })
  program
    .command('keeper')
    .description('serves the keeper, the second party, on a machine of its own')
    .option('-c, --config <file>', 'configuration; default: keeper.config.json, if there is one')
    .option('--check', checkText)
    .option('--json', jsonText)
    .action(async ({ config: path, check, json: isJson = false }: Flags) => {
      if (check) exitCode = await checkKeeperProcess({ terminal, file: { path }, isJson })
      else await runKeeper(terminal, { path })
    })
  program
    .command('check')
    .description('as `frame --check`')
    .option('-c, --config <file>', 'configuration; default: frame.config.json, if there is one')
    .option('--json', jsonText)
    .action(async ({ config: path, json: isJson = false }: Flags) => {
      exitCode = await checkService({ terminal, file: { path }, isJson })
    })
  program
    .command('schema')
    .description('prints the JSON Schema of a configuration file')
    .addArgument(new Argument('[party]', 'whose file').choices(['service', 'keeper']).default('service'))
    .action((party: 'service' | 'keeper') => terminal.print(JSON.stringify(fileSchema(party), undefined, 2)))
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    // Commander has printed it; help and version are no mistake.
    if (error instanceof CommanderError) return error.exitCode
    throw error
  }
}
