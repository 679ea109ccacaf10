import { describeError } from './describeError.ts'
import { ownVersion } from './ownVersion.ts'
import { parseCommandLine } from './parseCommandLine.ts'

/**
 * The command.
 *
 * @returns The exit code: 0 done, 1 mistakes in the inputs or an output that is not up to date, 2 wrong usage or a
 * fault of the command itself.
 */
export async function main(args: readonly string[]): Promise<number> {
  process.stdout.on('error', endQuietly)
  try {
    return await run(args)
  } catch (error) {
    process.stderr.write(describeError(error))
    return 2
  }
}

/** The reader of the output has closed it: `… | head`. */
function endQuietly(error: NodeJS.ErrnoException) {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

async function run(args: readonly string[]): Promise<number> {
  const line = parseCommandLine(args)
  if (line.help !== undefined) {
    process.stdout.write(line.help)
    return 0
  }
  if (line.version) {
    process.stdout.write(`${ownVersion()}\n`)
    return 0
  }
  const folder = process.cwd()
  // The compiler is loaded only now, because loading it is slower than the replies above.
  if (line.watch) {
    const { watchTask } = await import('./watchTask.ts')
    await watchTask(line, folder)
    return 0
  }
  const { runTask } = await import('./runOnce.ts')
  return (await runTask(line, folder)) ? 0 : 1
}
