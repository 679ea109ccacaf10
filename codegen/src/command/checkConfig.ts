import type { CodegenConfig, ConfigFile } from '../CodegenConfig.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { isRecord } from '../runtime/isRecord.ts'
import { isAddress } from './isAddress.ts'
import { UsageError } from './UsageError.ts'

/**
 * Checks a configuration file, because plain JavaScript and JSON are not type-checked.
 *
 * @param file Name of the file in messages.
 * @throws {UsageError} with all problems, a line each.
 */
export function checkConfig(value: unknown, file: string): ConfigFile {
  const problems: string[] = []
  const config = checkObject(value, '', settings, problems)
  if (config !== undefined) {
    if (!Array.isArray(config.inputs)) problems.push("'inputs' is missing: a list of the files to compile.")
    else if (config.inputs.length === 0) problems.push("'inputs' is empty: name the files to compile.")
    if (config.output === undefined) problems.push("'output' is missing: the folder to write to.")
  }
  if (problems.length > 0) throw new UsageError(problems.map((problem) => `${file}: ${problem}`).join('\n'))
  return value as ConfigFile
}

/**
 * Problems of a value as an emitter; empty when it is one.
 *
 * @param path Key of the value in the configuration.
 */
export function emitterProblems(value: unknown, path: string): string[] {
  const problems: string[] = []
  emitters([value], path, problems)
  return problems.map((problem) => problem.replaceAll(`${path}[0]`, path))
}

/** Reports problems of a value; `path` is its place: `inputs[0].name`. */
type Check = (value: unknown, path: string, problems: string[]) => void

type Settings = Readonly<Record<string, Check>>

const text: Check = (value, path, problems) => {
  if (typeof value !== 'string' || value === '') problems.push(wrong(path, 'a string', value))
}

const flag: Check = (value, path, problems) => {
  if (typeof value !== 'boolean') problems.push(wrong(path, 'true or false', value))
}

function oneOf(...allowed: readonly unknown[]): Check {
  return (value, path, problems) => {
    const list = allowed.map((item) => JSON.stringify(item)).join(', ')
    if (!allowed.includes(value)) problems.push(wrong(path, `one of ${list}`, value))
  }
}

const targets: Check = (value, path, problems) => {
  if (value === 'all') return
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) text(item, `${path}[${index}]`, problems)
  else problems.push(wrong(path, "'all' or a list of names", value))
}

const nameMap: Check = (value, path, problems) => {
  if (!isRecord(value)) problems.push(wrong(path, 'an object', value))
  else for (const [key, item] of Object.entries(value)) text(item, `${path}.${key}`, problems)
}

const names: Check = (value, path, problems) => {
  checkObject(value, path, { operations: nameMap, models: nameMap }, problems)
}

const textList: Check = (value, path, problems) => {
  if (!Array.isArray(value)) problems.push(wrong(path, 'a list of strings', value))
  else for (const [index, item] of value.entries()) text(item, `${path}[${index}]`, problems)
}

const filter: Check = (value, path, problems) => {
  checkObject(value, path, { tags: textList, paths: textList, ids: textList }, problems)
}

const operations: Check = (value, path, problems) => {
  checkObject(value, path, { include: filter, exclude: filter }, problems)
}

const patch: Check = (value, path, problems) => {
  if (typeof value !== 'function' && !isRecord(value))
    problems.push(wrong(path, 'an object or a function', value))
}

const url: Check = (value, path, problems) => {
  if (typeof value !== 'string' || !isAddress(value)) problems.push(wrong(path, 'an http(s) address', value))
}

const input: Check = (value, path, problems) => {
  if (typeof value === 'string') return text(value, path, problems)
  const object = checkObject(
    value,
    path,
    { path: text, url, name: text, targets, names, operations, patch },
    problems,
  )
  if (object !== undefined && object.path === undefined)
    problems.push(`'${path}.path' is missing: the file to compile.`)
}

const inputs: Check = (value, path, problems) => {
  if (!Array.isArray(value)) problems.push(wrong(path, 'a list', value))
  else for (const [index, item] of value.entries()) input(item, `${path}[${index}]`, problems)
}

const dialects = ['http', 'rpc', 'channel', 'catalogue', 'schemas']

const dialectList: Check = (value, path, problems) => {
  if (!Array.isArray(value)) problems.push(wrong(path, 'a list of dialects', value))
  else for (const [index, item] of value.entries()) oneOf(...dialects)(item, `${path}[${index}]`, problems)
}

const needs: Check = (value, path, problems) => {
  if (!Array.isArray(value)) problems.push(wrong(path, 'a list of targets, which may be empty', value))
}

const emit: Check = (value, path, problems) => {
  if (typeof value !== 'function') problems.push(wrong(path, 'a function', value))
}

const emitters: Check = (value, path, problems) => {
  if (!Array.isArray(value)) {
    problems.push(wrong(path, 'a list of emitters', value))
    return
  }
  for (const [index, item] of value.entries()) {
    const at = `${path}[${index}]`
    if (typeof item === 'string') text(item, at, problems)
    else if (!isRecord(item)) problems.push(wrong(at, 'an emitter, or the name of its module', item))
    else if ('module' in item) text(item.module, `${at}.module`, problems)
    else for (const [key, check] of Object.entries(emitter)) check(item[key], `${at}.${key}`, problems)
  }
}

/** Properties of an emitter. */
const emitter: Settings = { target: text, dialects: dialectList, needs, emit }

const cache: Check = (value, path, problems) => {
  if (value !== false && (typeof value !== 'string' || value === '')) {
    problems.push(wrong(path, 'false or a folder', value))
  }
}

const settings: Readonly<Record<keyof CodegenConfig, Check>> = {
  inputs,
  output: text,
  targets,
  emitters,
  importExtension: oneOf('.js', '.ts', ''),
  header: text,
  lenient: flag,
  dates: flag,
  bigints: flag,
  allowOutside: flag,
  ownsOutput: flag,
  cache,
}

function checkObject(
  value: unknown,
  path: string,
  known: Settings,
  problems: string[],
): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(value)) {
    problems.push(path === '' ? `is not an object but ${describe(value)}.` : wrong(path, 'an object', value))
    return undefined
  }
  for (const [key, item] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`
    const check = Object.hasOwn(known, key) ? known[key] : undefined
    if (check === undefined) problems.push(unknown(at, key, Object.keys(known)))
    else if (item !== undefined) check(item, at, problems)
  }
  return value
}

function unknown(path: string, key: string, known: readonly string[]): string {
  const meant = nearest(key, known)
  const hint = meant === undefined ? `Allowed: ${known.join(', ')}.` : `Did you mean '${meant}'?`
  return `unknown setting '${path}'. ${hint}`
}

function wrong(path: string, expected: string, value: unknown): string {
  return `'${path}' should be ${expected}, not ${describe(value)}.`
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value)
  if (typeof value === 'string') return value === '' ? 'an empty string' : `'${value}'`
  if (typeof value === 'function') return 'a function'
  return Array.isArray(value) ? 'a list' : 'an object'
}
