import type { Emitter } from './emit/emitter.ts'
import type { NameOverrides } from './normalise/nameOverrides.ts'

/** What to compile, and where to. */
export interface CodegenConfig {
  /** Contracts: OpenAPI, OpenRPC, channel documents, error catalogues, as YAML or JSON. */
  readonly inputs: readonly (string | CodegenInput)[]
  /** Folder of the output; services become folders in it. */
  readonly output: string
  /** Targets for every input, or `'all'`; by default those that need nothing beyond zod and openapi-fetch. */
  readonly targets?: readonly string[] | 'all' | undefined
  /** Emitters of your own, used like the built-in ones. */
  readonly emitters?: readonly Emitter[] | undefined
  /**
   * What imports between generated files end with: `.js` (the default) is understood by the TypeScript compiler under
   * every setting and by bundlers, `.ts` by Node itself and where `allowImportingTsExtensions` is set, `''` by bundlers.
   */
  readonly importExtension?: '.js' | '.ts' | '' | undefined
  /** Text on top of every file, such as a licence: `SPDX-License-Identifier: MIT`. Each line becomes a comment. */
  readonly header?: string | undefined
  /** Go on past those mistakes in a contract that allow it, as if it said nothing there. False by default. */
  readonly lenient?: boolean | undefined
  /** Whether references may lead to files outside of the root and of the contract's folder. False by default. */
  readonly allowOutside?: boolean | undefined
  /** The output folder belongs to this configuration alone: files of services that are gone are removed. */
  readonly ownsOutput?: boolean | undefined
}

/** One contract with settings of its own. */
export interface CodegenInput {
  readonly path: string
  /** Name of the service, instead of one made from the file's name. */
  readonly name?: string | undefined
  readonly targets?: readonly string[] | 'all' | undefined
  /** Names of operations and models that you choose, instead of those that the contract's own names become. */
  readonly names?: NameOverrides | undefined
}

/** Types a configuration file. */
export function defineConfig(config: CodegenConfig): CodegenConfig {
  return config
}
