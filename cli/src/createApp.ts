import { copyTemplate } from './copyTemplate.ts'
import type { Options } from './options.ts'
import { askDirectory, askProjectId, askServer, askTemplate } from './prompts.ts'
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

/**
 * Prompts for values missing on the command line and writes the app. Nothing is written before all values are valid.
 *
 * @throws {UsageError} when a value is missing or invalid, or the folder is not empty
 */
export async function createApp({
  options,
  templates,
  workingDirectory,
  canAsk,
}: CreateAppParameters): Promise<Target> {
  const ask = canAsk && !options.yes
  if (!ask && !options.yes && options.directory === undefined) {
    throw new UsageError('Cannot prompt without a terminal. Pass a directory, or --yes for the defaults.')
  }
  // Values from the command line are checked before the first prompt.
  const givenTarget =
    options.directory === undefined ? undefined : resolveTarget(workingDirectory, options.directory)
  const givenTemplate = options.template === undefined ? undefined : findTemplate(templates, options.template)

  const target =
    givenTarget ??
    resolveTarget(workingDirectory, ask ? await askDirectory(defaultDirectory) : defaultDirectory)
  if (!options.overwrite && !isEmptyTarget(target.folder)) {
    throw new UsageError(`${target.folder} is not empty. Choose another name, or add --overwrite.`)
  }
  const template =
    givenTemplate ?? findTemplate(templates, ask ? await askTemplate(templates) : defaultTemplate)
  const { serverFolder } = template
  if (options.server && serverFolder === undefined)
    throw new UsageError(`The template "${template.name}" has no server. Remove --server.`)
  const hasServer = options.server ?? (serverFolder !== undefined && ask && (await askServer()))
  const projectId = options.projectId ?? (ask ? await askProjectId() : undefined)
  copyTemplate({
    template: template.folder,
    folder: target.folder,
    name: target.name,
    ...(projectId === undefined ? {} : { projectId }),
    ...(hasServer && serverFolder !== undefined ? { serverFolder } : {}),
  })
  return target
}
