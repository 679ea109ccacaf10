import { relative, resolve } from 'node:path'
import type { CodegenConfig } from '../CodegenConfig.ts'
import type { ConfigModules } from './configModules.ts'
import { expandInputs } from './expandInputs.ts'
import { isAddress } from './isAddress.ts'
import type { CommandLine } from './parseCommandLine.ts'
import { findConfig, readConfig, rootOf } from './readConfig.ts'
import { UsageError } from './UsageError.ts'

/** A configuration and its place. */
export interface Task {
  readonly config: CodegenConfig
  /** Folder that its paths start from. */
  readonly root: string
  /** Folders that were searched for contracts; absolute paths. */
  readonly folders: readonly string[]
}

/**
 * Joins the command line with the configuration file. Flags win; with inputs on the command line the file is ignored,
 * unless it is named.
 *
 * @throws {UsageError}
 */
export async function configFor(line: CommandLine, folder: string, modules: ConfigModules): Promise<Task> {
  const path = configPathFor(line, folder)
  const root = path === undefined ? folder : rootOf(path)
  const file = path === undefined ? undefined : await readFile(path, modules)
  const here = (given: string) =>
    root === folder || isAddress(given) ? given : relative(root, resolve(folder, given))
  const output = line.output === undefined ? file?.output : here(line.output)
  if (output === undefined) throw new UsageError('Set the output folder: -o <folder>.')
  const { inputs: found, folders } = expandInputs(
    line.inputs.length > 0 ? line.inputs.map(here) : (file?.inputs ?? []),
    root,
  )
  const inputs = found.map((input) => ({
    ...input,
    name: line.name ?? input.name,
    targets: line.targets ?? input.targets,
  }))
  if (line.name !== undefined && inputs.length > 1) throw new UsageError('--name requires a single input.')
  return {
    root,
    folders,
    config: {
      ...file,
      inputs,
      output,
      targets: line.targets ?? file?.targets,
      importExtension: line.importExtension ?? file?.importExtension,
      lenient: line.lenient || file?.lenient,
      allowOutside: line.allowOutside || file?.allowOutside,
      cache: line.noCache ? false : file?.cache,
    },
  }
}

async function readFile(path: string, modules: ConfigModules): Promise<CodegenConfig> {
  try {
    return await readConfig(path, modules)
  } finally {
    modules.finish()
  }
}

/** The configuration file to use, if any. */
export function configPathFor(line: CommandLine, folder: string): string | undefined {
  return line.inputs.length > 0 && line.config === undefined ? undefined : findConfig(folder, line.config)
}
