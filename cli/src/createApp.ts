import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultNetworks } from './choices.ts'
import { type AppFiles, composeFiles } from './composeFiles.ts'
import type { Options } from './options.ts'
import { type Choices, personalize } from './personalize.ts'
import {
  askDirectory,
  askLogins,
  askNetworks,
  askProjectId,
  askServices,
  askSignIn,
  askTemplate,
  confirmOverwriting,
} from './prompts.ts'
import { isEmptyTarget, resolveTarget, type Target } from './target.ts'
import { defaultTemplate, findTemplate, type Template } from './templates.ts'
import { UsageError } from './UsageError.ts'

const defaultDirectory = 'wallet-kit-app'

export interface CreateAppParameters {
  readonly options: Options
  readonly templates: readonly Template[]
  readonly workingDirectory: string
  /** Whether input and output are a terminal. */
  readonly canAsk: boolean
}

/** An app that is not written yet. */
export interface PlannedApp extends Target {
  readonly files: AppFiles
  readonly hasFrame: boolean
}

/**
 * Prompts for values missing on the command line and composes the app. Nothing is written.
 *
 * @throws {UsageError} when a value is missing or invalid, or the folder is not empty and nobody can be asked
 * @throws {Cancelled} when the user leaves a prompt, or refuses to write into the folder
 */
export async function createApp({
  options,
  templates,
  workingDirectory,
  canAsk,
}: CreateAppParameters): Promise<PlannedApp> {
  const ask = canAsk && !options.yes
  if (!ask && !options.yes && options.directory === undefined) {
    throw new UsageError('Cannot prompt without a terminal. Pass a directory, or --yes for the defaults.')
  }
  // Values from the command line are checked before the first prompt.
  const givenTarget =
    options.directory === undefined ? undefined : resolveTarget(workingDirectory, options.directory)
  const givenTemplate = options.template === undefined ? undefined : findTemplate(templates, options.template)
  if (givenTemplate) checkTemplate(givenTemplate, options)

  const target =
    givenTarget ??
    resolveTarget(workingDirectory, ask ? await askDirectory(defaultDirectory) : defaultDirectory)
  const isRefused = !options.overwrite && !options.dryRun && !isEmptyTarget(target.folder)
  if (isRefused && !ask)
    throw new UsageError(`${target.folder} is not empty. Choose another name, or add --overwrite.`)
  const template =
    givenTemplate ?? findTemplate(templates, ask ? await askTemplate(templates) : defaultTemplate)
  checkTemplate(template, options)
  const choices = await readChoices({ options, template, name: target.name, ask })
  const hasFrame = choices.logins.length > 0
  const files = composeFiles({ template, hasServer: choices.signIn === 'server', hasFrame })
  personalize(files, choices)
  if (isRefused) {
    const replaced = [...files.keys()].filter((path) => existsSync(join(target.folder, path)))
    await confirmOverwriting(target.folder, replaced)
  }
  return { ...target, files, hasFrame }
}

/** @throws {UsageError} when the template lacks what was asked for */
function checkTemplate(
  { name, networks: possible, signIn: fixed, server, frame }: Template,
  { networks = [], signIn, logins = [] }: Options,
): void {
  const other = networks.find((network) => possible && !possible.includes(network))
  if (other)
    throw new UsageError(
      `The template "${name}" has no network "${other}". Available: ${possible?.join(', ')}`,
    )
  if (fixed && signIn && signIn !== fixed)
    throw new UsageError(
      `The template "${name}" has --sign-in ${fixed} always. Remove --sign-in and --no-server.`,
    )
  if (signIn && signIn !== 'none' && !server)
    throw new UsageError(`The template "${name}" has no sign-in. Remove --sign-in or --server.`)
  if (logins.length > 0 && !frame)
    throw new UsageError(`The template "${name}" has no logins. Remove --logins.`)
}

interface ReadChoicesParameters {
  readonly options: Options
  readonly template: Template
  readonly name: string
  readonly ask: boolean
}

async function readChoices({ options, template, name, ask }: ReadChoicesParameters): Promise<Choices> {
  const initial = template.networks?.slice(0, 1) ?? defaultNetworks
  const networks =
    options.networks ?? (ask && initial.length > 0 ? await askNetworks(initial, template.networks) : initial)
  const hasPage = template.prefix !== ''
  if (networks.length === 0 && template.networks?.length !== 0)
    throw new UsageError('An app needs a network.')
  const signIn = template.signIn ?? options.signIn ?? (ask && template.server ? await askSignIn() : 'none')
  const logins = options.logins ?? (ask && template.frame ? await askLogins() : [])
  const services = options.services ?? (ask && hasPage ? await askServices() : 'hosted')
  const projectId =
    options.projectId ?? (ask && hasPage && services === 'hosted' ? await askProjectId() : undefined)
  return { name, networks, signIn, logins, services, projectId, hasPage }
}
