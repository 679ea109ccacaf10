import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from './UsageError.ts'

export interface Template {
  readonly name: string
  /** One line, from the template's own package.json. */
  readonly description: string
  readonly folder: string
  /** Folder of the files that add a server to it; undefined where there are none. */
  readonly serverFolder: string | undefined
}

/** Listed first, and the default under `--yes`. */
export const defaultTemplate = 'react-vite'

const serverFolders = 'with-server'

/** The templates' folder: beside `dist` in the published package, beside this package in the repository. */
export function templatesFolder(): string {
  const published = fileURLToPath(new URL('../templates', import.meta.url))
  return existsSync(published) ? published : fileURLToPath(new URL('../../templates', import.meta.url))
}

/** All templates, the default one first. */
export function listTemplates(root: string): readonly Template[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map(({ name }) => {
      const folder = join(root, name)
      const { description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const serverFolder = join(root, serverFolders, name)
      return {
        name,
        description: String(description),
        folder,
        serverFolder: existsSync(serverFolder) ? serverFolder : undefined,
      }
    })
    .sort((a, b) => Number(b.name === defaultTemplate) - Number(a.name === defaultTemplate))
}

/** @throws {UsageError} that lists the available templates */
export function findTemplate(templates: readonly Template[], name: string): Template {
  const found = templates.find((template) => template.name === name)
  if (found) return found
  const names = templates.map((template) => template.name).join(', ')
  throw new UsageError(`Unknown template "${name}". Available: ${names}`)
}
