import { CodeBlockWriter } from 'ts-morph'
import type { Code } from '../fragment/code.ts'
import { propertyKey } from '../fragment/code.ts'
import type { Declaration, Member, TypeParameter } from '../fragment/declaration.ts'
import type { ImportedName } from '../fragment/importedName.ts'
import type { OutputFile } from '../fragment/outputFile.ts'
import { declarationImports } from './declarationImports.ts'
import { docComment } from './docComment.ts'
import { createImportTable } from './importTable.ts'
import { renderCode } from './renderCode.ts'

/** One file as text: header, imports, declarations. Written straight through ts-morph's writer, nothing is parsed again. */
export function printFile(file: OutputFile, header: string): string {
  const imports = createImportTable(
    file.path,
    declarationImports(file.declarations),
    new Set(file.declarations.map(({ name }) => name)),
  )
  const localName = (name: ImportedName) => imports.localName(name)
  const statements = imports.statements()
  const parts = [
    header,
    ...(statements.length > 0 ? [statements.join('\n')] : []),
    ...file.declarations.map((declaration) => printDeclaration(declaration, localName)),
  ]
  return `${parts.join('\n\n')}\n`
}

/**
 * A declaration gets a writer of its own: the writer keeps track of quotes, and what it takes for an open one ends here.
 */
function printDeclaration(declaration: Declaration, localName: (name: ImportedName) => string): string {
  const writer = new CodeBlockWriter({ indentNumberOfSpaces: 2, useSingleQuote: true, newLine: '\n' })
  createPrinter(writer, localName)(declaration)
  return writer.toString()
}

function createPrinter(writer: CodeBlockWriter, localName: (name: ImportedName) => string) {
  const render = (code: Code) => renderCode(writer, code, localName)

  function doc(text: string | undefined, deprecated: boolean | undefined) {
    for (const line of docComment(text, deprecated)) writer.write(line).newLine()
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
        writer.write(' {').newLine()
        writer.setIndentationLevel(1)
        for (const item of declaration.members) member(item)
        writer.setIndentationLevel(0)
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
        if (perLine) writer.setIndentationLevel(1)
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
        if (perLine) writer.setIndentationLevel(0).newLine()
        writer.write('): ')
        render(declaration.returns)
        writer.write(' {').newLine()
        writer.setIndentationLevel(1)
        for (const statement of declaration.body) {
          render(statement)
          writer.newLine()
        }
        writer.setIndentationLevel(0)
        writer.write('}')
      }
    }
  }
}
