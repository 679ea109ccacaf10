export {
  type CodegenConfig,
  type CodegenInput,
  type ConfigFile,
  defineConfig,
  type EmitterModule,
} from '../CodegenConfig.ts'
export type { LocatedDiagnostic } from '../diagnostics/formatDiagnostic.ts'
export type { Emitter } from '../emit/emitter.ts'
export {
  access,
  arrayLiteral,
  block,
  type Code,
  call,
  code,
  identifier,
  join,
  lines,
  literal,
  objectLiteral,
  propertyKey,
  statements,
} from '../fragment/code.ts'
export type { Declaration } from '../fragment/declaration.ts'
export {
  defaultOf,
  fromPackage,
  fromRuntime,
  fromService,
  type ImportedName,
  namespaceOf,
} from '../fragment/importedName.ts'
export type { OutputFile, PageFile, SourceFile } from '../fragment/outputFile.ts'
export { type GenerateOptions, type GenerateResult, generate } from '../generate.ts'
export type { Operation, Parameter, Reply } from '../model/operation.ts'
export type { Model, Schema } from '../model/schema.ts'
export type { Service } from '../model/service.ts'
