export {
  type CodegenConfig,
  type CodegenInput,
  type ConfigFile,
  defineConfig,
  type EmitterModule,
} from '../CodegenConfig.ts'
export { type FetchOptions, fetchInputs } from '../command/fetchInputs.ts'
export type { LocatedDiagnostic } from '../diagnostics/formatDiagnostic.ts'
export type { AnyEmitter, Emitter } from '../emit/emitter.ts'
export { EmitterError } from '../emit/host/EmitterError.ts'
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
  type ObjectEntry,
  objectLiteral,
  propertyKey,
  regularExpression,
  statements,
} from '../fragment/code.ts'
export type {
  ConstDeclaration,
  Declaration,
  FunctionDeclaration,
  FunctionParameter,
  InterfaceDeclaration,
  Member,
  ReExportDeclaration,
  TypeAliasDeclaration,
  TypeParameter,
} from '../fragment/declaration.ts'
export {
  defaultOf,
  fromPackage,
  fromRuntime,
  fromService,
  type ImportedName,
  namespaceOf,
} from '../fragment/importedName.ts'
export type { OutputFile, PageFile, PageSection, SourceFile } from '../fragment/outputFile.ts'
export { pure } from '../fragment/pure.ts'
export type { GenerateResult } from '../GenerateResult.ts'
export { type GenerateOptions, generate } from '../generate.ts'
export { type Direction, modelType, modelValidator } from '../layout/modelNames.ts'
export {
  hasParameters,
  isQuery,
  jsonSchemaOf,
  parametersIn,
  requiresParameters,
  successReplies,
} from '../layout/operationFacts.ts'
export {
  clientFunction,
  clientType,
  parametersType,
  partType,
  repliesType,
  replyType,
  replyValidator,
  requestValidator,
  statusReplyValidator,
} from '../layout/operationNames.ts'
export {
  mutationOptionsFunction,
  queryKeyFunction,
  queryOptionsFunction,
} from '../layout/queryNames.ts'
export {
  rpcMethodDescription,
  rpcParametersType,
  rpcResultType,
  rpcSchemaType,
} from '../layout/rpcNames.ts'
export type { CatalogueEntry } from '../model/catalogueEntry.ts'
export type { ChannelEvent, ChannelPart, ChannelRequest } from '../model/channelMessage.ts'
export type { IncomingOperation } from '../model/incomingOperation.ts'
export type { JsonObject, JsonValue } from '../model/json.ts'
export type {
  HttpMethod,
  MediaContent,
  Operation,
  Parameter,
  ParameterPlace,
  Reply,
  ReplyHeader,
  ReplyStatus,
  RequestBody,
} from '../model/operation.ts'
export type { Place } from '../model/place.ts'
export type { RpcMethod, RpcParameter } from '../model/rpcMethod.ts'
export type { Model, Property, Schema } from '../model/schema.ts'
export type { SecurityScheme } from '../model/securityScheme.ts'
export type { Server } from '../model/server.ts'
export type {
  CatalogueService,
  ChannelService,
  Dialect,
  HttpService,
  RpcService,
  SchemasService,
  Service,
} from '../model/service.ts'
export type { NameOverrides } from '../normalise/nameOverrides.ts'
export type { OperationChoice, OperationFilter } from '../normalise/operationChoice.ts'
export type { DocumentPatch } from '../normalise/patchDocument.ts'
export { schemaType } from '../schema/schemaType.ts'
export { schemaValidator } from '../schema/schemaValidator.ts'
