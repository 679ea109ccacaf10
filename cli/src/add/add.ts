import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultNetworks, type SignIn } from '../choices.ts'
import { codemods } from '../migrate/codemods.ts'
import { hasUncommittedChanges } from '../migrate/project/hasUncommittedChanges.ts'
import { createPackageEdits, type PackageEdits } from '../migrate/project/PackageEdits.ts'
import { listFiles } from '../migrate/project/readSources.ts'
import { saveOriginals } from '../migrate/project/savedOriginals.ts'
import { writeChanges } from '../migrate/project/writeChanges.ts'
import { printDiff } from '../migrate/report/printDiff.ts'
import { type PackageManager, runCommand } from '../packageManager.ts'
import { checkProjectId } from '../personalize.ts'
import { UsageError } from '../UsageError.ts'
import type { AddChoices } from './AddChoices.ts'
import { findApp } from './kinds/findApp.ts'
import { planAddition } from './planAddition.ts'
import { printAddition } from './printAddition.ts'
import { findKitCall } from './project/findKitCall.ts'
import { installPackages } from './project/installPackages.ts'
import { findMembers } from './project/workspaceMembers.ts'

/** Values of `create-wallet-kit add`; undefined where none was passed. */
export interface AddOptions {
  /** Folder of the app, relative to the working directory. */
  readonly folder: string
  readonly networks: readonly string[] | undefined
  readonly signIn: SignIn | undefined
  readonly logins: readonly string[] | undefined
  readonly services: 'hosted' | 'own'
  readonly projectId: string | undefined
  readonly policy: boolean | undefined
  readonly button: boolean
  /** Package manager that installs; `true`: that of the project. */
  readonly install: PackageManager | boolean
  readonly dryRun: boolean
  readonly yes: boolean
  /** Add although git has changes that are not committed. */
  readonly force: boolean
}

/** Questions to the user. */
export interface AddPrompts {
  networks(): Promise<readonly string[]>
  signIn(): Promise<SignIn>
  logins(): Promise<readonly string[]>
  policy(): Promise<boolean>
  projectId(): Promise<string | undefined>
  /** Whether to write. */
  confirm(): Promise<boolean>
}

export interface AddParameters {
  readonly options: AddOptions
  readonly workingDirectory: string
  readonly manager: PackageManager
  /** Version of wallet-kit's packages. */
  readonly version: string
  /** Undefined without a terminal. */
  readonly prompts: AddPrompts | undefined
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal
  /** Prints a block of text. */
  readonly print: (text: string) => void
}

/**
 * Adds the kit to an existing app: prints the diff, asks, writes, installs.
 *
 * @returns Whether files were written.
 * @throws {UsageError} where there is no app of a known kind, an app of another kit, changes that are not committed, an
 * installation that fails, and where it would have to ask and cannot
 */
export async function add(parameters: AddParameters): Promise<boolean> {
  const { options, workingDirectory, manager, version, prompts, signal, print } = parameters
  const folder = resolve(workingDirectory, options.folder)
  if (!statSync(join(folder, 'package.json'), { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`${folder} has no package.json. Pass the folder of the app.`)
  const packages = createPackageEdits(readFileSync(join(folder, 'package.json'), 'utf8'))
  const sources = listFiles(folder)
  const present = findKitCall(folder, sources)
  if (present) {
    print(`The kit is there already: createAppKit is called in ${present}. Nothing was changed.`)
    return false
  }
  const app = findApp(folder, packages.names)
  if (!app) throw new UsageError(whyNot(folder, packages))
  const other = codemods.find((codemod) => packages.names.some(codemod.owns))
  if (other)
    throw new UsageError(`The app uses ${other.name}. Move it with \`create-wallet-kit migrate\` instead.`)
  if (!options.dryRun && !options.force && hasUncommittedChanges(folder))
    throw new UsageError('Git has changes that are not committed. Commit or stash them, or add --force.')
  const asking = options.yes || options.dryRun ? undefined : prompts
  if (!options.yes && !options.dryRun && !prompts)
    throw new UsageError('Cannot ask without a terminal. Pass --yes, or --dry-run.')
  const choices = await readChoices(options, asking)
  const { changes, generated, manual, steps } = planAddition({
    folder,
    app,
    choices,
    packages,
    manager,
    sources,
    version,
  })
  if (!options.yes) print(printDiff(changes))
  const installs = options.install !== false
  const report = (isWritten: boolean) =>
    printAddition({
      app,
      changes,
      manual,
      isWritten,
      steps: [
        ...(installs && isWritten ? [] : [`${manager} install`]),
        `${runCommand(manager, 'dev')}, and press Connect Wallet`,
        ...steps,
      ],
    })
  if (options.dryRun) {
    print(report(false))
    return false
  }
  if (asking && !(await asking.confirm())) {
    print('Nothing was written.')
    return false
  }
  saveOriginals(folder, [...changes, ...generated])
  writeChanges(folder, changes)
  if (installs) await installPackages({ folder, changes: [...changes, ...generated], manager, signal })
  print(report(true))
  print('To take it back: create-wallet-kit undo.')
  return true
}

async function readChoices(options: AddOptions, prompts: AddPrompts | undefined): Promise<AddChoices> {
  const { services, button } = options
  const networks = options.networks ?? (await prompts?.networks()) ?? defaultNetworks
  if (networks.length === 0) throw new UsageError('An app needs a network.')
  const projectId = options.projectId ?? (services === 'hosted' ? await prompts?.projectId() : undefined)
  return {
    networks,
    signIn: options.signIn ?? (await prompts?.signIn()) ?? 'none',
    logins: options.logins ?? (await prompts?.logins()) ?? [],
    policy: options.policy ?? (await prompts?.policy()) ?? false,
    services,
    projectId: projectId === undefined ? undefined : checkProjectId(projectId),
    button,
  }
}

/** Says why a folder has no app that the kit can be added to. */
function whyNot(folder: string, { names }: PackageEdits): string {
  const members = findMembers(folder)
  if (members.length > 0)
    return `${folder} is the root of a workspace. Pass the folder of an app: ${members.join(', ')}.`
  const kinds = 'Vite with React, Next, React Router and TanStack Start'
  const kind = names.includes('react') ? 'this app is of another kind' : 'this package has no React'
  return `add knows apps of ${kinds}; ${kind}. By hand: docs/guides/react.md.`
}
