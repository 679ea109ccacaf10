import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { GenerateResult } from '../GenerateResult.ts'
import type { Service } from '../model/service.ts'
import type { Task } from './configFor.ts'
import { describeMissingPackages } from './describeMissingPackages.ts'
import { howToCall } from './howToCall.ts'
import { colourDiagnostic, printable } from './terminal.ts'

export interface DescribeOptions {
  /** A check: nothing is written. */
  readonly check: boolean
  /** Problems may be coloured. */
  readonly colors: boolean
  /** Working directory of the command. */
  readonly folder: string
  /** Leaves out how to call the output, and which packages it needs. */
  readonly brief: boolean
}

/** The report of a run: problems for standard error, a summary for standard output. */
export function describeResult(
  { config, root }: Task,
  result: GenerateResult,
  { check, colors, folder, brief }: DescribeOptions,
): { readonly problems: string; readonly summary: string } {
  const { diagnostics, services, changes, ok } = result
  const outputFolder = resolve(root, config.output)
  const output = shownPath(folder, outputFolder)
  const problems = describeDiagnostics(diagnostics, {
    colors,
    placeOf: (file) => shownPath(folder, resolve(root, file)),
  })
  const foreign = changes?.foreign ?? []
  if (diagnostics.some(({ severity }) => severity === 'error')) problems.push('Nothing was written.\n')
  for (const path of foreign)
    problems.push(`${output}/${path} was not written by this generator and is in the way.\n`)
  if (foreign.length > 0) problems.push('Nothing was written. Move these files, or choose another folder.\n')
  if (changes === undefined || foreign.length > 0) return { problems: problems.join(''), summary: '' }
  const { write, remove, unchanged } = changes
  if (check && !ok) {
    for (const { path, isNew } of write)
      problems.push(`${isNew ? 'missing' : 'differs'}: ${output}/${path}\n`)
    for (const path of remove) problems.push(`left over: ${output}/${path}\n`)
    problems.push('The output is not up to date. Run the generator and commit its output.\n')
    return { problems: problems.join(''), summary: '' }
  }
  const summary = [
    ...services.map((service) => {
      const isMade = check || existsSync(join(outputFolder, service.name))
      const remark = isMade ? '' : '; none of the targets is for that, so nothing was made'
      return `${service.name}: ${contentsOf(service)}${remark}\n`
    }),
    `${output}: ${count(write.length, 'file')} written, ${remove.length} removed, ${unchanged} unchanged\n`,
    ...(write.length > 0 && !check && !brief
      ? [
          ...howToCall({ services, outputFolder, output, extension: config.importExtension ?? '.js' }),
          ...describeMissingPackages(
            write.flatMap(({ path, text }) => (path.endsWith('.ts') ? [text] : [])),
            outputFolder,
          ),
        ]
      : []),
  ]
  return { problems: problems.join(''), summary: printable(summary.join('')) }
}

function describeDiagnostics(
  diagnostics: GenerateResult['diagnostics'],
  { colors, placeOf }: { readonly colors: boolean; readonly placeOf: (file: string) => string },
): string[] {
  if (diagnostics.length === 0) return []
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return [
    ...diagnostics.map(({ file, text }) => {
      const safe = printable(`${placeOf(file)}${text.slice(file.length)}`)
      return `${colors ? colourDiagnostic(safe) : safe}\n\n`
    }),
    `${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}\n`,
  ]
}

/** The folder as it is seen from where the command was started; absolute when that is shorter to read. */
function shownPath(from: string, folder: string): string {
  const path = (relative(from, folder) || '.').replaceAll('\\', '/')
  return path.startsWith('../../') ? folder.replaceAll('\\', '/') : path
}

function contentsOf(service: Service): string {
  const models = count(service.models.length, 'model')
  switch (service.dialect) {
    case 'http': {
      const incoming = service.incoming.length === 0 ? '' : `${service.incoming.length} incoming, `
      return `${count(service.operations.length, 'operation')}, ${incoming}${models}`
    }
    case 'rpc':
      return `${count(service.methods.length, 'method')}, ${models}`
    case 'channel':
      return `${count(service.requests.length, 'request')}, ${count(service.events.length, 'event')}, ${models}`
    case 'schemas':
      return models
    case 'catalogue':
      return count(service.entries.length, 'error')
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
