import type { OutputFile, SourceFile } from '../../fragment/outputFile.ts'
import type { Service } from '../../model/service.ts'
import { type PrintOptions, printFile } from '../../print/printFile.ts'
import type { AnyEmitter } from '../emitter.ts'
import { EmitterError } from './EmitterError.ts'
import { oneByOne } from './oneByOne.ts'
import { syntaxProblems } from './syntaxProblems.ts'

/**
 * Runs an emitter of the host. Its failures are reported with its name and the operation: it throws, or returns something
 * that is not a file, or a file that is not TypeScript.
 *
 * @throws {EmitterError} now, or when a file is built.
 */
export function runHostEmitter(emitter: AnyEmitter, service: Service, print: PrintOptions): OutputFile[] {
  const exporters = new Map<string, string>()
  return attempt(emitter, service, print, () => filesOf(emitter, service)).map((file) => {
    if ('sections' in file) {
      const sections = () => file.sections().map((section) => () => attempt(emitter, service, print, section))
      return { ...file, sections: () => attempt(emitter, service, print, sections) }
    }
    const declarations = () =>
      attempt(emitter, service, print, () => {
        const made = checkedDeclarations(file, service, print)
        if (file.path.includes('/') && file.inBarrel !== false) claimNames(exporters, file.path, made)
        return made
      })
    return { ...file, declarations }
  })
}

function attempt<T>(emitter: AnyEmitter, service: Service, print: PrintOptions, run: () => T): T {
  try {
    return run()
  } catch (cause) {
    const culprit = oneByOne(service).find((slice) => fails(emitter, slice.service, print))
    throw new EmitterError({
      emitter: emitter.target,
      service: service.name,
      operation: culprit?.operation,
      reason: cause instanceof Error ? cause.message : String(cause),
      cause,
    })
  }
}

function fails(emitter: AnyEmitter, service: Service, print: PrintOptions): boolean {
  try {
    for (const file of filesOf(emitter, service)) {
      if ('sections' in file) for (const section of file.sections()) section()
      else checkedDeclarations(file, service, print)
    }
    return false
  } catch {
    return true
  }
}

/** An emitter may be plain JavaScript, so its result is not type-checked. */
function filesOf(emitter: AnyEmitter, service: Service): OutputFile[] {
  const files: unknown = emitter.emit(service)
  if (Array.isArray(files)) return files.map(checkedFile)
  const what = files instanceof Promise ? 'a promise' : typeof files
  throw new TypeError(`'emit' must return a list of files, not ${what}.`)
}

function checkedFile(file: OutputFile): OutputFile {
  const { path } = file
  const parts = typeof path === 'string' ? path.split('/') : []
  if (parts.length === 0 || parts.some((part) => !/^[\w-][\w.-]*$/.test(part))) {
    throw new TypeError(
      `${JSON.stringify(path)} is not a valid file path: use letters, digits, - and _, separated by /.`,
    )
  }
  if (/\.([cm]?[jt]sx?|md)$/.test(path))
    throw new TypeError(`The path ${path} ends with an extension; leave it out.`)
  const make = 'sections' in file ? file.sections : file.declarations
  if (typeof make !== 'function')
    throw new TypeError(`The file ${path} has no function 'declarations' (or 'sections', for a page).`)
  return file
}

/** Prints the file once more than needed, so that an error in it is reported as the emitter's. */
function checkedDeclarations(file: SourceFile, service: Service, print: PrintOptions) {
  const declarations = file.declarations()
  const text = printFile({ ...file, declarations: () => declarations }, print)?.text ?? ''
  const problems = syntaxProblems(`${service.name}/${file.path}.ts`, text)
  if (problems.length > 0)
    throw new SyntaxError(`it made code that is not TypeScript.\n${problems.join('\n')}`)
  return declarations
}

/** The layer's barrel re-exports everything, so names must be unique. */
function claimNames(
  exporters: Map<string, string>,
  path: string,
  declarations: ReturnType<SourceFile['declarations']>,
) {
  const layer = path.slice(0, path.indexOf('/'))
  for (const { name, exported } of declarations) {
    if (exported === false) continue
    const other = exporters.get(`${layer}/${name}`)
    if (other !== undefined && other !== path)
      throw new TypeError(`${other} and ${path} both export '${name}'.`)
    exporters.set(`${layer}/${name}`, path)
  }
}
