import { parseArgs } from 'node:util'
import { UsageError } from './UsageError.ts'

/** What the command line said; undefined where it said nothing. */
export interface Options {
  readonly directory: string | undefined
  readonly template: string | undefined
  readonly projectId: string | undefined
  readonly yes: boolean
  readonly overwrite: boolean
  readonly help: boolean
  readonly version: boolean
}

/**
 * Reads the command line.
 *
 * @param args without the program's own name
 * @throws {UsageError} on a flag that is unknown or lacks its value, and on a second directory
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  if (positionals.length > 1) {
    throw new UsageError(`One directory is enough: ${positionals.join(', ')}`)
  }
  return {
    directory: positionals[0],
    template: values.template,
    projectId: values['project-id'],
    yes: values.yes ?? false,
    overwrite: values.overwrite ?? false,
    help: values.help ?? false,
    version: values.version ?? false,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        'project-id': { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        overwrite: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
