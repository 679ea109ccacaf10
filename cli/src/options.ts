import { Command, InvalidArgumentError } from 'commander'
import type { Template } from './templates.ts'
import { UsageError } from './UsageError.ts'

/** Values from the command line; undefined where none was passed. */
export interface Options {
  readonly directory: string | undefined
  readonly template: string | undefined
  readonly projectId: string | undefined
  /** `--server` or `--no-server`. */
  readonly server: boolean | undefined
  readonly yes: boolean
  readonly overwrite: boolean
}

export interface ReadOptionsParameters {
  /** Without the program's own name. */
  readonly args: readonly string[]
  /** Listed in the help. */
  readonly templates: readonly Template[]
  readonly version: string
}

/**
 * Reads the command line. Prints the help or the version and exits with 0 where that is requested.
 *
 * @throws {UsageError} on an unknown flag, a flag without its value, and a second directory
 */
export function readOptions({ args, templates, version }: ReadOptionsParameters): Options {
  const program = new Command('create-wallet-kit')
    .description('Creates an app that connects wallets and signs users in.')
    .usage('[directory] [options]')
    .argument('[directory]', 'folder of the new app, below the current one')
    .allowExcessArguments(false)
    .option('-t, --template <name>', 'template to use', readValue)
    .option('--project-id <id>', "project id of the hosted services, written to the app's .env", readValue)
    .option('--server', 'add a sign-in server of your own to the app')
    .option('--no-server', 'no server, without asking')
    .option('-y, --yes', 'use the defaults instead of asking')
    .option('--overwrite', 'write into a folder that is not empty; files with the same names are replaced')
    .helpOption('-h, --help', 'print this help')
    .version(version, '-v, --version', 'print the version')
    .addHelpText('after', templateHelp(templates))
    .configureOutput({ writeErr: () => {} })
    .exitOverride(({ exitCode, message }) => {
      // Commander exits with 0 after it has printed the help or the version.
      if (exitCode !== 0) throw new UsageError(message.replace(/^error: /, ''))
    })
    .parse(args, { from: 'user' })
  const { template, projectId, server, yes, overwrite } = program.opts<Partial<Options>>()
  return {
    directory: program.args[0],
    template,
    projectId,
    server,
    yes: yes ?? false,
    overwrite: overwrite ?? false,
  }
}

/** Commander accepts any next argument as a value; `--template --yes` lacks one. */
function readValue(value: string): string {
  if (value.startsWith('-')) throw new InvalidArgumentError('A value must not begin with a hyphen.')
  return value
}

function templateHelp(templates: readonly Template[]): string {
  const widest = Math.max(...templates.map(({ name }) => name.length))
  const lines = templates.map(({ name, description }) => `  ${name.padEnd(widest)}  ${description}`)
  return `\nTemplates:\n${lines.join('\n')}`
}
