import type { Code } from './code.ts'
import type { ImportedName } from './importedName.ts'

/** A top-level declaration of a generated file. Exported by default. */
export type Declaration =
  | InterfaceDeclaration
  | TypeAliasDeclaration
  | FunctionDeclaration
  | ConstDeclaration
  | ReExportDeclaration

interface DeclarationFacts {
  readonly name: string
  /** Text of the doc comment; may be text of the contract, it is escaped when printed. */
  readonly doc?: string | undefined
  readonly deprecated?: boolean | undefined
  readonly exported?: boolean
  readonly typeParameters?: readonly TypeParameter[]
}

export interface TypeParameter {
  readonly name: string
  readonly extends?: Code
  readonly default?: Code
}

export interface InterfaceDeclaration extends DeclarationFacts {
  readonly kind: 'interface'
  readonly extends?: readonly Code[]
  readonly members: readonly Member[]
}

export interface TypeAliasDeclaration extends DeclarationFacts {
  readonly kind: 'typeAlias'
  readonly type: Code
}

export interface FunctionDeclaration extends DeclarationFacts {
  readonly kind: 'function'
  readonly async?: boolean
  readonly parameters: readonly FunctionParameter[]
  readonly returns: Code
  /** One statement each. */
  readonly body: readonly Code[]
}

export interface ConstDeclaration extends DeclarationFacts {
  readonly kind: 'const'
  readonly type?: Code | undefined
  readonly value: Code
}

/** A named export of another module, exported from this one too. */
export interface ReExportDeclaration extends DeclarationFacts {
  readonly kind: 'reExport'
  readonly from: ImportedName
}

/** A property of an interface or of an object type. */
export interface Member {
  readonly name: string
  readonly type: Code
  readonly optional?: boolean | undefined
  readonly readonly?: boolean | undefined
  readonly doc?: string | undefined
  readonly deprecated?: boolean | undefined
}

export interface FunctionParameter {
  readonly name: string
  readonly type: Code
  readonly optional?: boolean
  /** Default value; the type is kept. */
  readonly default?: Code
}
