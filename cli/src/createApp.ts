import { copyTemplate } from './copyTemplate.ts'
import type { Options } from './options.ts'
import { askDirectory, askProjectId, askTemplate } from './prompts.ts'
import { isEmptyTarget, resolveTarget, type Target } from './target.ts'
import { defaultTemplate, findTemplate, type Template } from './templates.ts'
import { UsageError } from './UsageError.ts'

const defaultDirectory = 'wallet-kit-app'

export interface CreateAppParameters {
  readonly options: Options
  readonly templates: readonly Template[]
  readonly workingDirectory: string
  /** Whether somebody is there to answer. */
  readonly canAsk: boolean
}

/**
 * Finds out what is wanted and writes the app. Nothing is written before everything is known and valid.
 *
 * @throws {UsageError} when an answer is missing or wrong, or the folder is not empty
 */
export async function createApp({
  options,
  templates,
  workingDirectory,
  canAsk,
}: CreateAppParameters): Promise<Target> {
  const ask = canAsk && !options.yes
  if (!ask && !options.yes && options.directory === undefined) {
    throw new UsageError('Nobody is there to answer questions. Give a directory, or --yes for the defaults.')
  }
  // What was said is looked at before anything is asked.
  const said =
    options.directory === undefined ? undefined : resolveTarget(workingDirectory, options.directory)
  const saidTemplate = options.template === undefined ? undefined : findTemplate(templates, options.template)

  const target =
    said ?? resolveTarget(workingDirectory, ask ? await askDirectory(defaultDirectory) : defaultDirectory)
  if (!options.overwrite && !isEmptyTarget(target.folder)) {
    throw new UsageError(`${target.folder} is not empty. Choose another name, or add --overwrite.`)
  }
  const template =
    saidTemplate ?? findTemplate(templates, ask ? await askTemplate(templates) : defaultTemplate)
  const projectId = options.projectId ?? (ask ? await askProjectId() : undefined)
  copyTemplate({
    template: template.folder,
    folder: target.folder,
    name: target.name,
    ...(projectId === undefined ? {} : { projectId }),
  })
  return target
}
