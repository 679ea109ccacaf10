import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { errorCatalogue } from '../generated/errors/catalogue.ts'
import * as constants from '../generated/errors/constants.ts'
import { type CatalogueError, createError } from '../sdk/src/foundation/errors/createError.ts'
import config from '../wallet-kit.codegen.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
test('every error links to an existing page', () => {
  const thrown = Object.values(constants).map((error) => createError(error as CatalogueError).docsUrl)
  const listed = Object.values(errorCatalogue).map(({ docs }) => docs)
  expect(thrown.length).toBeGreaterThan(30)
  expect(
    [...thrown, ...listed].filter((path) => !existsSync(join(root, 'docs/reference', `${path}.md`))),
  ).toEqual([])
})

test('the list of reference pages includes every service', () => {
  const index = readFileSync(join(root, 'docs/README.md'), 'utf8')
  const services = globSync('*/README.md', { cwd: join(root, 'docs/reference') })
  // The services of the contracts, the hooks and components, the actions.
  expect(services).toHaveLength(config.inputs.length + 2)
  for (const page of services) expect(index).toContain(`(reference/${page.replaceAll('\\', '/')})`)
})
