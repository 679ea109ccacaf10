import type { AnyEmitter } from './emit/emitter.ts'
import type { NameOverrides } from './normalise/nameOverrides.ts'
import type { OperationChoice } from './normalise/operationChoice.ts'
import type { DocumentPatch } from './normalise/patchDocument.ts'

/** Inputs of the compiler and its output folder. */
export interface CodegenConfig {
  /** Contracts: OpenAPI, OpenRPC, channel documents, error catalogues, as YAML or JSON. */
  readonly inputs: readonly (string | CodegenInput)[]
  /** Folder of the output; services become folders in it. */
  readonly output: string
  /** Targets for every input, or `'all'`; by default those that need nothing beyond zod and openapi-fetch. */
  readonly targets?: readonly string[] | 'all' | undefined
  /** Emitters of your own, used like the built-in ones. */
  readonly emitters?: readonly AnyEmitter[] | undefined
  /**
   * Ending of import paths between generated files: `.js` (the default) is understood by the TypeScript compiler under
   * every setting and by bundlers, `.ts` by Node itself and where `allowImportingTsExtensions` is set, `''` by
   * bundlers.
   */
  readonly importExtension?: '.js' | '.ts' | '' | undefined
  /** Text on top of every file, such as a licence: `SPDX-License-Identifier: MIT`. Each line becomes a comment. */
  readonly header?: string | undefined
  /** Treat recoverable mistakes in a contract as warnings, and ignore the part they are in. False by default. */
  readonly lenient?: boolean | undefined
  /** Whether `date-time` strings of OpenAPI documents are `Date` in the output. False by default. */
  readonly dates?: boolean | undefined
  /** Whether `int64` and `uint64` of OpenAPI documents are `bigint` in the output. False by default. */
  readonly bigints?: boolean | undefined
  /** Whether references may refer to files outside of the root and of the contract's folder. False by default. */
  readonly allowOutside?: boolean | undefined
  /** The output folder belongs to this configuration alone: files of removed services are deleted. */
  readonly ownsOutput?: boolean | undefined
  /** Folder for the cache of earlier runs, `false` for none. By default the project's `node_modules/.cache`. */
  readonly cache?: string | false | undefined
}

/** Content of a configuration file: emitters may be named instead of imported, the only way in JSON. */
export interface ConfigFile extends Omit<CodegenConfig, 'emitters'> {
  /** Emitters of your own, used like the built-in ones. */
  readonly emitters?: readonly (AnyEmitter | EmitterModule | string)[] | undefined
}

/** An emitter by the module it is the default export of. */
export interface EmitterModule {
  /** A path from the configuration file, or a package. */
  readonly module: string
  /** Passed to the default export, which must then be a function that returns the emitter. */
  readonly options?: unknown
}

/** One contract with settings of its own. */
export interface CodegenInput {
  /** A file or a folder; with `url`, where the downloaded document is kept. */
  readonly path: string
  /** Address that the document is downloaded from when the file is missing, and by `--fetch`. */
  readonly url?: string | undefined
  /** Name of the service, instead of one made from the file's name. */
  readonly name?: string | undefined
  readonly targets?: readonly string[] | 'all' | undefined
  /** Names of operations and models that you choose, instead of those derived from the contract. */
  readonly names?: NameOverrides | undefined
  /** Operations to compile, of OpenAPI; by default all. Models that only others use are left out. */
  readonly operations?: OperationChoice | undefined
  /** Changes the document before it is read: a JSON Merge Patch (RFC 7396), or a function of the parsed document. */
  readonly patch?: DocumentPatch | undefined
}

/** Types a configuration file; returns its argument. */
export function defineConfig(config: ConfigFile): ConfigFile {
  return config
}
