import { existsSync } from 'node:fs'

/** This package's own folder, whether its sources or its build run. */
export function packageFolder(): URL {
  let folder = new URL('./', import.meta.url)
  while (!existsSync(new URL('package.json', folder))) folder = new URL('../', folder)
  return folder
}
