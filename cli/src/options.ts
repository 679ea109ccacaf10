import { InvalidArgumentError, Option, Command as Program } from 'commander'
import type { AddOptions } from './add/add.ts'
import {
  defaultNetworks,
  loginTitles,
  networkTitles,
  readNames,
  type Services,
  type SignIn,
  servicesTitles,
  signInTitles,
} from './choices.ts'
import type { DoctorOptions } from './doctor/doctor.ts'
import type { MigrateOptions } from './migrate/migrate.ts'
import { type PackageManager, packageManagers } from './packageManager.ts'
import type { Template } from './templates.ts'
import { UsageError } from './UsageError.ts'

/** Values from the command line; undefined where none was passed. */
export interface Options {
  readonly directory: string | undefined
  readonly template: string | undefined
  readonly networks: readonly string[] | undefined
  readonly signIn: SignIn | undefined
  readonly logins: readonly string[] | undefined
  readonly services: Services | undefined
  readonly projectId: string | undefined
  readonly yes: boolean
  readonly overwrite: boolean
  /** Print the files instead of writing them. */
  readonly dryRun: boolean
  /** Package manager that installs; `true`: the one that runs this program. */
  readonly install: PackageManager | boolean
  readonly git: boolean
}

/** A parsed command line. */
export type Command =
  | { readonly name: 'create'; readonly options: Options }
  | { readonly name: 'add'; readonly options: AddOptions }
  | { readonly name: 'migrate'; readonly options: MigrateOptions }
  | { readonly name: 'undo'; readonly options: UndoOptions }
  | { readonly name: 'doctor'; readonly options: DoctorOptions }

/** Values of `create-wallet-kit undo`. */
export interface UndoOptions {
  /** Folder of the project, relative to the working directory. */
  readonly folder: string
  /** Restore files although they were changed since. */
  readonly force: boolean
}

export interface ReadCommandParameters {
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
export function readCommand({ args, templates, version }: ReadCommandParameters): Command {
  let command: Command | undefined
  const program = strict(new Program('create-wallet-kit'))
    .description('Creates an app that connects wallets and signs users in, or adds wallet-kit to one.')
    .usage('[directory] [options]')
    // Flags of a command come after it, as `--yes` is also one of the program.
    .enablePositionalOptions()
    .argument('[directory]', 'folder of the new app, below the current one')
    .option('-t, --template <name>', 'template to use', readValue)
    .addOption(networksOption())
    .addOption(signInOption())
    .addOption(new Option('--server', 'short for --sign-in server').conflicts('signIn'))
    .addOption(new Option('--no-server', 'short for --sign-in none').conflicts('signIn'))
    .addOption(loginsOption())
    .addOption(
      new Option('--services <kind>', 'services that the app uses').choices(Object.keys(servicesTitles)),
    )
    .option('--project-id <id>', "project id of the hosted services, written to the app's .env", readValue)
    .addOption(
      new Option(
        '--install [manager]',
        'install its packages; default: with the package manager that runs this',
      ).choices(packageManagers),
    )
    .option('--git', 'commit the app to a new git repository')
    .option('--dry-run', 'print the files and write nothing')
    .option('-y, --yes', 'use the defaults instead of asking')
    .option('--overwrite', 'write into a folder that is not empty; files with the same names are replaced')
    .version(version, '-v, --version', 'print the version')
    .addHelpText('after', templateHelp(templates))
    .action((directory: string | undefined, values: Partial<Options> & { readonly server?: boolean }) => {
      const { server, signIn = server === undefined ? undefined : server ? 'server' : 'none' } = values
      command = {
        name: 'create',
        options: {
          directory,
          template: values.template,
          networks: values.networks,
          signIn,
          logins: values.logins,
          services: values.services,
          projectId: values.projectId,
          yes: values.yes ?? false,
          overwrite: values.overwrite ?? false,
          dryRun: values.dryRun ?? false,
          install: values.install ?? false,
          git: values.git ?? false,
        },
      }
    })
  addCommand(program, (options) => {
    command = { name: 'add', options }
  })
  strict(program.command('migrate [folder]'))
    .description('migrate an app from AppKit, RainbowKit, ConnectKit, OnchainKit or wallet-adapter')
    .option('--dry-run', 'print the changes and write nothing')
    .option('-y, --yes', 'write without asking')
    .option('--wagmi3', 'move wagmi 2 to wagmi 3, too')
    .option('--force', 'migrate although git has changes that are not committed')
    .action((folder = '.', values: Partial<MigrateOptions>) => {
      const { dryRun = false, yes = false, force = false, wagmi3 = false } = values
      command = { name: 'migrate', options: { folder, dryRun, yes, force, wagmi3 } }
    })
  strict(program.command('undo [folder]'))
    .description('put back the files that add and migrate have changed')
    .option('--force', 'although they were changed since')
    .action((folder = '.', { force = false }: Partial<UndoOptions>) => {
      command = { name: 'undo', options: { folder, force } }
    })
  strict(program.command('doctor [folder]'))
    .description('look for what keeps wallets from working in an app; exits with 1 where something does')
    .option(
      '--url <address>',
      'address of the running app, whose headers and services are checked',
      readValue,
    )
    .option('--build <folder>', 'folder of what was built, where it is not found by itself', readValue)
    .option(
      '--auth <address>',
      'base address of the sign-in server; default: /api/auth of the app',
      readValue,
    )
    .option('--json', 'print the findings as JSON')
    .action((folder = '.', { url, build, auth, json = false }: Partial<DoctorOptions>) => {
      command = { name: 'doctor', options: { folder, url, build, auth, json } }
    })
  program.parse(args, { from: 'user' })
  if (!command) throw new UsageError('No command.')
  return command
}

/** The command that adds the kit to an existing app. */
function addCommand(program: Program, onRead: (options: AddOptions) => void): void {
  strict(program.command('add [folder]'))
    .description('add wallet-kit to an app of Vite, Next, React Router or TanStack Start')
    .addOption(networksOption())
    .addOption(signInOption())
    .addOption(loginsOption())
    .addOption(new Option('--services <kind>', 'services that the app uses').choices(['hosted', 'own']))
    .option('--project-id <id>', 'project id of the hosted services', readValue)
    .option('--csp', 'send a content security policy')
    .addOption(new Option('--no-csp', 'send none'))
    .option('--no-button', 'put no button above the pages')
    .addOption(
      new Option('--install [manager]', 'default: with the package manager of the project').choices(
        packageManagers,
      ),
    )
    .option('--no-install', 'change files only')
    .option('--dry-run', 'print the changes and write nothing')
    .option('-y, --yes', 'use the defaults and write without asking')
    .option('--force', 'although git has changes that are not committed')
    .action((folder = '.', values: Partial<AddOptions> & { readonly csp?: boolean }) => {
      onRead({
        folder,
        networks: values.networks,
        signIn: values.signIn,
        logins: values.logins,
        services: values.services ?? 'hosted',
        projectId: values.projectId,
        policy: values.csp,
        button: values.button ?? true,
        install: values.install ?? true,
        dryRun: values.dryRun ?? false,
        yes: values.yes ?? false,
        force: values.force ?? false,
      })
    })
}

function networksOption(): Option {
  return new Option(
    '--networks <names>',
    `networks, e.g. ${defaultNetworks}; names of @wallet-kit/sdk/networks`,
  ).argParser((text) => readNames('--networks', readValue(text), Object.keys(networkTitles)))
}

function signInOption(): Option {
  return new Option('--sign-in <kind>', 'whether visitors sign in after connecting').choices(
    Object.keys(signInTitles),
  )
}

function loginsOption(): Option {
  return new Option(
    '--logins <names>',
    `ways to log in without a wallet, by a frame of your own: all, none, or some of ${Object.keys(loginTitles)}`,
  ).argParser((text) => readNames('--logins', readValue(text), Object.keys(loginTitles)))
}

/** Errors are thrown, and arguments that are not declared are errors. */
function strict(command: Program): Program {
  return command
    .allowExcessArguments(false)
    .helpOption('-h, --help', 'print this help')
    .configureOutput({ writeErr: () => {} })
    .exitOverride(({ exitCode, message }) => {
      // Commander exits with 0 after it has printed the help or the version.
      if (exitCode !== 0) throw new UsageError(message.replace(/^error: /, ''))
    })
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
