import { readFileSync } from 'node:fs'
import { packageFolder } from '../packageFolder.ts'

/** Version of the running compiler. */
export function ownVersion(): string {
  const text = readFileSync(new URL('package.json', packageFolder()), 'utf8')
  return (JSON.parse(text) as { readonly version: string }).version
}
