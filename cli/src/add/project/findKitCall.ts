import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'

/** Path of the first source file that creates a kit, relative to the project. */
export function findKitCall(folder: string, sources: readonly string[]): string | undefined {
  const found = sources.find((path) => {
    const text = readFileSync(path, 'utf8')
    return /\bcreateAppKit\(/.test(text) && /['"]@wallet-kit\//.test(text)
  })
  return found && relative(folder, found).split(sep).join('/')
}
