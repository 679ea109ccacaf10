/** A name that lives in another module. Printing it adds the import to the file. */
export interface ImportedName {
  readonly kind: 'imported'
  readonly name: string
  readonly module: ModuleAddress
  /** Only types: erased, so importing costs nothing at run time. */
  readonly typeOnly: boolean
  /** `namespace`: `import * as name`, `default`: `import name`. */
  readonly form: 'named' | 'namespace' | 'default'
  /** The same for every name that one import statement can serve. */
  readonly key: string
}

/** Location of a module, independent of the file that imports it. */
export type ModuleAddress =
  | { readonly kind: 'package'; readonly specifier: string }
  /** Path inside the service's folder without extension: `client/wallets`. */
  | { readonly kind: 'service'; readonly path: string }
  /** File of the run-time folder without extension: `validate`. */
  | { readonly kind: 'runtime'; readonly path: string }

type Options = { readonly type?: boolean }

/** A named export of an npm package. */
export function fromPackage(specifier: string, name: string, options: Options = {}): ImportedName {
  return imported({ kind: 'package', specifier }, specifier, name, 'named', options.type)
}

/** A whole npm package as a namespace: `import * as z from 'zod/mini'`. */
export function namespaceOf(specifier: string, name: string): ImportedName {
  return imported({ kind: 'package', specifier }, specifier, name, 'namespace')
}

/** The default export of an npm package. */
export function defaultOf(specifier: string, name: string): ImportedName {
  return imported({ kind: 'package', specifier }, specifier, name, 'default')
}

/** An export of another file of the same service: `fromService('client/wallets', 'getWallets')`. */
export function fromService(path: string, name: string, options: Options = {}): ImportedName {
  return imported({ kind: 'service', path }, `./${path}`, name, 'named', options.type)
}

/** An export of `codegen/src/runtime/<path>.ts`; the file is copied into the output when it is used. */
export function fromRuntime(path: string, name: string, options: Options = {}): ImportedName {
  return imported({ kind: 'runtime', path }, `../${path}`, name, 'named', options.type)
}

/** A file of the run-time folder as a namespace. */
export function runtimeNamespace(path: string, name: string): ImportedName {
  return imported({ kind: 'runtime', path }, `../${path}`, name, 'namespace')
}

function imported(
  module: ModuleAddress,
  address: string,
  name: string,
  form: ImportedName['form'],
  typeOnly = false,
): ImportedName {
  return { kind: 'imported', name, module, typeOnly, form, key: `${address} ${form} ${name}` }
}
