import { once } from 'node:events'
import { configFor, configPathFor } from './configFor.ts'
import { createConfigModules } from './configModules.ts'
import { describeError } from './describeError.ts'
import type { CommandLine } from './parseCommandLine.ts'
import { runOnce } from './runOnce.ts'
import { watchFiles } from './watchFiles.ts'

/**
 * Compiles, and again whenever a file that was read changes: contracts, their references, the configuration and its
 * imports. After a mistake it waits for a correction; the output stays unchanged. Ends when it is interrupted.
 *
 * @throws {UsageError} when the command line is wrong.
 */
export async function watchTask(line: CommandLine, folder: string): Promise<void> {
  const modules = createConfigModules()
  const config = configPathFor(line, folder)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  let isBusy = false
  let isOutdated = false

  const watcher = watchFiles(() => {
    isOutdated = true
    if (!isBusy) void compileWhileOutdated()
  })

  async function compileWhileOutdated() {
    isBusy = true
    do {
      isOutdated = false
      await compile()
    } while (isOutdated)
    isBusy = false
  }

  let sources: readonly string[] = []
  let hasCompiled = false

  async function compile() {
    const since = Date.now()
    try {
      const task = await configFor(line, folder, modules)
      const outcome = await runOnce(task, { line, folder, brief: hasCompiled })
      hasCompiled ||= outcome.ok
      // After a failure of an emitter the files that were read are unknown; it keeps those of the run before.
      if (outcome.sources.length > 0) sources = [...outcome.sources, ...task.folders]
    } catch (error) {
      // Cannot be fixed while watching.
      if (config === undefined && sources.length === 0) throw error
      process.stderr.write(describeError(error))
    }
    const own = config === undefined ? [] : [config, ...modules.files()]
    const paths = [...new Set([...own, ...sources])]
    watcher.follow(paths, since)
    if (!line.quiet)
      process.stdout.write(
        `Watching ${paths.length} file${paths.length === 1 ? '' : 's'}. Press Ctrl+C to stop.\n`,
      )
  }

  isOutdated = true
  await compileWhileOutdated()
  if (!stop.signal.aborted) await once(stop.signal, 'abort')
  watcher.close()
}
