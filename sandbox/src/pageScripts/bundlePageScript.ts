import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { SandboxError } from '../SandboxError.ts'

export interface Bundle {
  /** One script without imports, ES2022. */
  readonly code: string
  /** Every bundled source file. */
  readonly files: readonly string[]
}

/**
 * Bundles a script that the sandbox serves to pages.
 *
 * @param entry Its source file, with the caller's extension: the sandbox runs from sources and compiled.
 * @throws SandboxError `BUNDLE_FAILED`
 */
export async function bundlePageScript(entry: URL): Promise<Bundle> {
  try {
    const bundle = await rolldown({
      input: fileURLToPath(entry),
      platform: 'browser',
      logLevel: 'silent',
      resolve: { conditionNames: ['@wallet-kit/source', 'browser', 'import', 'module', 'default'] },
      transform: { target: 'es2022' },
    })
    const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
    const files = await bundle.watchFiles
    await bundle.close()
    // Modules of Node have no place in a page: its script would stop where it looks for them.
    const { imports } = output[0]
    if (imports.length > 0) throw new Error(`it imports ${imports.join(', ')}`)
    return { code: output[0].code, files }
  } catch (cause) {
    throw new SandboxError(`The script ${entry.pathname} could not be bundled: ${String(cause)}`, {
      code: 'BUNDLE_FAILED',
      remedy: 'Fix the error that the bundler reports, then start again.',
      cause,
    })
  }
}
