import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fixtureFolder, readContractIn } from '../testing/readContract.ts'

const folder = fixtureFolder('difficulties')
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))

/** Difficulties of the files themselves, reported as they are read. */
const expected = /OpenAPI ignores a header parameter|It is applied to all members together|Name clash/

test.each(files)('%s is read without other diagnostics', (file) => {
  const { service, reported } = readContractIn(folder, file)
  expect(reported.filter((line) => !expected.test(line))).toEqual([])
  expect(service?.dialect).toBe('http')
})
