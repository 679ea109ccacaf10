import { existsSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { $ZodType } from 'zod/v4/core'
import { createReport } from '../src/diagnostics/report.ts'
import type { GenerateResult } from '../src/GenerateResult.ts'
import { generate } from '../src/generate.ts'
import { createDocumentSet } from '../src/load/documentSet.ts'
import type { SourceDocument } from '../src/load/sourceDocument.ts'
import type { JsonValue } from '../src/model/json.ts'
import { createRandom } from '../src/runtime/handlers/createRandom.ts'
import { validate } from '../src/runtime/validators/validate.ts'
import { mockValue } from './mockValue.ts'
import { mutants } from './mutants.ts'
import { createOracle, type Oracle } from './oracle.ts'
import { type Subject, subjectsOf } from './subjects.ts'

/** A value that one side accepts and the other does not. */
export interface Disagreement {
  readonly validator: string
  readonly pointer: string
  /** Kind of value: `example`, `mock 1: /name removed`. */
  readonly source: string
  readonly value: unknown
  /** Whether ours is the side that accepts it. */
  readonly accepted: boolean
  readonly reason: string
}

/** Result of a comparison. */
export interface Comparison {
  readonly document: string
  readonly validators: number
  readonly examples: number
  /** Examples that the oracle refuses as well: mistakes of the document. */
  readonly wrongExamples: readonly Disagreement[]
  readonly mockValue: number
  readonly mutants: number
  /** Mutants that the oracle refuses. */
  readonly badMutants: number
  readonly disagreements: readonly Disagreement[]
  /** Validators that the oracle cannot compile. */
  readonly notCompared: readonly string[]
  readonly diagnostics: GenerateResult['diagnostics']
}

export interface CompareOptions {
  /** Mock values of each schema; 3 by default. */
  readonly samples?: number
  /** Mutants of each value; 150 by default. */
  readonly mutants?: number
  /** Folder that references may not leave; the document's own by default. */
  readonly root?: string
  /** Another document that the oracle reads instead, to see whether a difference is found. */
  readonly oracle?: string
}

// Inside the repository, so that the output finds the packages it imports.
const cache = fileURLToPath(new URL('../../.cache/codegen-conformance/', import.meta.url))

/** Compiles a document and compares its validators with the oracle, by examples, mock values, and mutants of both. */
export async function compareDocument(path: string, options: CompareOptions = {}): Promise<Comparison> {
  const { root = dirname(path) } = options
  const output = join(cache, crypto.randomUUID())
  try {
    const { services, diagnostics, ok } = generate(
      { inputs: [relative(root, path)], output, targets: ['types', 'validators'], importExtension: '.ts' },
      { root },
    )
    const [service] = services
    if (!ok || service === undefined) {
      return { ...nothing(path), diagnostics }
    }
    const barrel = join(output, service.name, 'validators.ts')
    const validators = existsSync(barrel) ? await import(pathToFileURL(barrel).href) : {}
    return { ...compare(path, subjectsOf(service), validators, options), diagnostics }
  } finally {
    rmSync(output, { recursive: true, force: true })
  }
}

function compare(
  path: string,
  subjects: readonly Subject[],
  validators: Readonly<Record<string, $ZodType | undefined>>,
  { samples = 3, mutants: limit = 150, oracle: read = path, root = dirname(path) }: CompareOptions,
): Comparison {
  const oracle = createOracle(documentsOf(root, path, read, subjects))
  const found = { ...nothing(path), disagreements: [] as Disagreement[], wrongExamples: [] as Disagreement[] }
  const notCompared: string[] = []
  for (const subject of subjects) {
    const validator = validators[subject.name]
    if (validator === undefined) {
      notCompared.push(`${subject.name} does not exist`)
      continue
    }
    let expected: (value: unknown) => boolean
    try {
      expected = oracle.validatorAt(subject.place, subject.direction)
    } catch (error) {
      notCompared.push(`${subject.name}: ${error instanceof Error ? error.message : String(error)}`)
      continue
    }
    found.validators++
    const check = (source: string, value: unknown) => {
      const wanted = expected(value)
      const result = validate(validator, value)
      if (wanted !== result.ok) {
        const issues = result.ok
          ? oracle.reason()
          : result.issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ')
        found.disagreements.push({
          validator: subject.name,
          pointer: subject.place.pointer,
          source,
          value,
          accepted: result.ok,
          reason: issues,
        })
      }
      return wanted
    }
    const mutate = (source: string, value: unknown) => {
      const all = [...mutants(value)]
      const step = Math.max(1, all.length / limit)
      for (let index = 0; index < all.length; index += step) {
        const mutant = all[Math.floor(index)]
        if (mutant === undefined) continue
        found.mutants++
        if (!check(`${source}: ${mutant.name}`, mutant.value)) found.badMutants++
      }
    }
    for (const [index, example] of subject.examples.entries()) {
      found.examples++
      if (check(`example ${index + 1}`, example)) mutate(`example ${index + 1}`, example)
      else found.wrongExamples.push(wrongExample(subject, index, example, oracle))
    }
    for (let seed = 1; seed <= samples; seed++) {
      const value = json(mockValue(subject.schema, subject.direction, createRandom(seed)))
      if (check(`mock ${seed}`, value)) found.mockValue++
      mutate(`mock ${seed}`, value)
    }
  }
  return { ...found, notCompared }
}

/** The files of the schemas by their names; the first with the text of `read`. */
function documentsOf(
  root: string,
  path: string,
  read: string,
  subjects: readonly Subject[],
): SourceDocument[] {
  const documents = createDocumentSet(root, createReport())
  const main = relative(root, path).replaceAll('\\', '/')
  const files = new Set(subjects.map(({ place }) => place.file))
  return [...files].flatMap((file) => {
    const document = documents.open(file === main ? read : file)
    return document === undefined ? [] : [{ ...document, file }]
  })
}

function wrongExample(subject: Subject, index: number, value: JsonValue, oracle: Oracle): Disagreement {
  return {
    validator: subject.name,
    pointer: subject.place.pointer,
    source: `example ${index + 1}`,
    value,
    accepted: false,
    reason: oracle.reason(),
  }
}

/** As it would be received. */
function json(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}

function nothing(document: string): Comparison {
  return {
    document,
    validators: 0,
    examples: 0,
    wrongExamples: [],
    mockValue: 0,
    mutants: 0,
    badMutants: 0,
    disagreements: [],
    notCompared: [],
    diagnostics: [],
  }
}
