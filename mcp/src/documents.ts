import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The documents, as files below one folder: `docs/` and `schemas/` of the repository, or a copy of them. */
export interface Documents {
  /** Texts of the pages by path below `docs/`, e.g. `guides/connect.md`. */
  readonly pages: ReadonlyMap<string, string>
  /** JSON Schema of the options of `createAppKit` (draft 2020-12). */
  readonly options: OptionsSchema
}

export interface OptionSchema {
  readonly $ref?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, OptionSchema>>
}

export interface OptionsSchema {
  readonly properties: Readonly<Record<string, OptionSchema>>
  readonly required?: readonly string[]
  readonly $defs: Readonly<Record<string, OptionSchema>>
}

/** The folder that the package was published with, or else the repository that it is in. */
function findFolder(): string {
  const packed = fileURLToPath(new URL('../documents', import.meta.url))
  return existsSync(packed) ? packed : fileURLToPath(new URL('../..', import.meta.url))
}

export function readDocuments(folder: string = findFolder()): Documents {
  const docs = join(folder, 'docs')
  const paths = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
  return {
    pages: new Map(paths.map((path) => [path, readFileSync(join(docs, path), 'utf8')])),
    options: JSON.parse(
      readFileSync(join(folder, 'schemas/options/createAppKitOptions.schema.json'), 'utf8'),
    ),
  }
}
