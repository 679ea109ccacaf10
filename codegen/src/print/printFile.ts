import type { Code } from '../fragment/code.ts'
import { propertyKey } from '../fragment/code.ts'
import type { Declaration, Member, TypeParameter } from '../fragment/declaration.ts'
import { docComment } from '../fragment/docComment.ts'
import type { SourceFile } from '../fragment/outputFile.ts'
import { createImportTable, type ImportTable } from './importTable.ts'
import type { PrintedFile } from './printedFile.ts'
import { renderCode } from './renderCode.ts'
import { createTextWriter, type TextWriter } from './textWriter.ts'

export interface PrintOptions {
  /** First lines of the file. */
  readonly header: string
  /** Text above the header of pages. */
  readonly licence?: string | undefined
  /** Ending of import paths. */
  readonly extension: string
}

/**
 * One file as text: header, imports, declarations. It is written directly, without parsing. Undefined for a file without
 * declarations.
 */
export function printFile(file: SourceFile, { header, extension }: PrintOptions): PrintedFile | undefined {
  const declarations = file.declarations()
  if (declarations.length === 0) return undefined
  const names = declarations.map(({ name }) => name)
  const imports = createImportTable(file.path, names, extension)
  const writer = createTextWriter()
  const print = createPrinter(writer, imports)
  let previous: Declaration | undefined
  for (const declaration of declarations) {
    if (declaration.kind !== 'reExport' || previous?.kind !== 'reExport') writer.newLine()
    print(declaration)
    writer.newLine()
    previous = declaration
  }
  const statements = imports.statements()
  const head = statements.length === 0 ? header : `${header}\n\n${statements.join('\n')}`
  return {
    path: file.path,
    text: writer.text(`${head}\n`),
    exports: file.inBarrel === false ? [] : exportsOf(declarations),
    runtime: imports.paths('runtime'),
    siblings: imports.paths('service'),
  }
}

function exportsOf(declarations: readonly Declaration[]): PrintedFile['exports'] {
  return declarations
    .filter(({ exported }) => exported !== false)
    .map((declaration) => ({ name: declaration.name, isType: isType(declaration) }))
}

function isType(declaration: Declaration): boolean {
  if (declaration.kind === 'reExport') return declaration.from.typeOnly
  return declaration.kind === 'interface' || declaration.kind === 'typeAlias'
}

function createPrinter(writer: TextWriter, { localName, reExport }: ImportTable) {
  const render = (code: Code) => renderCode(writer, code, localName)

  function writeLine(line: string) {
    writer.write(line)
    writer.newLine()
  }

  function doc(text: string | undefined, deprecated: boolean | undefined) {
    for (const line of docComment(text, deprecated)) writeLine(line)
  }

  function typeParameters(parameters: readonly TypeParameter[] | undefined) {
    if (parameters === undefined || parameters.length === 0) return
    writer.write('<')
    for (const [index, parameter] of parameters.entries()) {
      if (index > 0) writer.write(', ')
      writer.write(parameter.name)
      if (parameter.extends !== undefined) {
        writer.write(' extends ')
        render(parameter.extends)
      }
      if (parameter.default !== undefined) {
        writer.write(' = ')
        render(parameter.default)
      }
    }
    writer.write('>')
  }

  function list(items: readonly Code[], separator: string) {
    for (const [index, item] of items.entries()) {
      if (index > 0) writer.write(separator)
      render(item)
    }
  }

  function member({ name, type, optional, readonly, doc: text, deprecated }: Member) {
    doc(text, deprecated)
    if (readonly === true) writer.write('readonly ')
    render(propertyKey(name))
    writer.write(optional === true ? '?: ' : ': ')
    render(type)
    writer.newLine()
  }

  return function print(declaration: Declaration) {
    if (declaration.kind === 'reExport') {
      writer.write(reExport(declaration.from))
      return
    }
    doc(declaration.doc, declaration.deprecated)
    if (declaration.exported !== false) writer.write('export ')
    switch (declaration.kind) {
      case 'interface': {
        writer.write(`interface ${declaration.name}`)
        typeParameters(declaration.typeParameters)
        if (declaration.extends !== undefined && declaration.extends.length > 0) {
          writer.write(' extends ')
          list(declaration.extends, ', ')
        }
        if (declaration.members.length === 0) {
          writer.write(' {}')
          break
        }
        writeLine(' {')
        writer.indent(1)
        for (const item of declaration.members) member(item)
        writer.indent(-1)
        writer.write('}')
        break
      }
      case 'typeAlias':
        writer.write(`type ${declaration.name}`)
        typeParameters(declaration.typeParameters)
        writer.write(' = ')
        render(declaration.type)
        break
      case 'const':
        writer.write(`const ${declaration.name}`)
        if (declaration.type !== undefined) {
          writer.write(': ')
          render(declaration.type)
        }
        writer.write(' = ')
        render(declaration.value)
        break
      case 'function': {
        writer.write(`${declaration.async === true ? 'async ' : ''}function ${declaration.name}`)
        typeParameters(declaration.typeParameters)
        const perLine = declaration.parameters.length > 2
        writer.write('(')
        if (perLine) writer.indent(1)
        for (const [index, parameter] of declaration.parameters.entries()) {
          if (perLine) writer.newLine()
          else if (index > 0) writer.write(', ')
          writer.write(`${parameter.name}${parameter.optional === true ? '?' : ''}: `)
          render(parameter.type)
          if (parameter.default !== undefined) {
            writer.write(' = ')
            render(parameter.default)
          }
          if (perLine) writer.write(',')
        }
        if (perLine) {
          writer.indent(-1)
          writer.newLine()
        }
        writer.write('): ')
        render(declaration.returns)
        writeLine(' {')
        writer.indent(1)
        for (const statement of declaration.body) {
          render(statement)
          writer.newLine()
        }
        writer.indent(-1)
        writer.write('}')
      }
    }
  }
}
