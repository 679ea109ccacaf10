import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { SandboxError } from '../SandboxError.ts'

export interface Bundle {
  /** One script without imports, ES2022. */
  readonly code: string
  /** Every file that went into it. */
  readonly files: readonly string[]
}

/** Our sources run as they are, and compiled: the script lies beside this file in either form. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'

/**
 * Bundles the script that puts the test wallets into a page.
 *
 * @throws SandboxError `BUNDLE_FAILED`
 */
export async function bundlePageScript(): Promise<Bundle> {
  try {
    const input = fileURLToPath(new URL(`./pageScript.${extension}`, import.meta.url))
    const bundle = await rolldown({
      input,
      platform: 'browser',
      logLevel: 'silent',
      resolve: { conditionNames: ['@wallet-kit/source', 'browser', 'import', 'module', 'default'] },
      transform: { target: 'es2022' },
    })
    const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
    const files = await bundle.watchFiles
    await bundle.close()
    return { code: output[0].code, files }
  } catch (cause) {
    throw new SandboxError(`The test wallets' script could not be built: ${String(cause)}`, {
      code: 'BUNDLE_FAILED',
      remedy: 'Mend what it complains about in sdk/src/testing or sandbox/src/testWallets, then start again.',
      cause,
    })
  }
}
